import type { QueryOf, referral, ValueOf } from '@lantern/contracts';
import { accountType, maskName } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { countInvited } from '../invitation/index.ts';
import { findEarned, findFriends, findPlanOfToday, type PlanRow } from './referral.store.ts';

export const termsOf = ({ base, period, rates, deposits, turnover, holdDays }: PlanRow) => ({
  ...{ base, period, rates, deposits, turnover, holdDays },
});

/** The plan for a member who invites, the member's commission, and the invited members. */
export async function describeReferral(
  { db }: Data,
  { brand, session }: SessionCaller,
  { pageNo, pageSize }: QueryOf<typeof referral>,
): Promise<ValueOf<typeof referral>> {
  const { memberId } = session;
  // Agents have agreements instead.
  const plan =
    session.type === accountType.member ? await findPlanOfToday(db, brand.id) : undefined;
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [friends, earned, total] = await Promise.all([
    findFriends(db, memberId, plan?.id, part),
    findEarned(db, memberId),
    countInvited(db, brand.id, memberId),
  ]);
  return {
    plan: plan ? termsOf(plan) : null,
    currency: session.currency,
    ...earned,
    list: friends.map(({ name, joinedAt, ...rest }) => ({
      ...rest,
      name: maskName(name),
      joinedAt: joinedAt.toISOString(),
    })),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
