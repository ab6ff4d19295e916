import type { QueryOf, referral, ValueOf } from '@lantern/contracts';
import { accountType, maskName } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { countInvited } from '../invitation/index.ts';
import { findEarned, findFriends, findPlanOfToday, type PlanRow } from './referral.store.ts';

export const termsOf = ({ base, period, rates, deposits, turnover, holdDays }: PlanRow) => ({
  ...{ base, period, rates, deposits, turnover, holdDays },
});

/** The plan of a member who invites. Agents have agreements instead. */
export const planFor = async ({ db }: Data, { brand, session }: SessionCaller) =>
  session.type === accountType.member ? findPlanOfToday(db, brand.id) : undefined;

/** The plan for a member who invites, the member's commission, and the invited members. */
export async function describeReferral(
  context: Data,
  caller: SessionCaller,
  { pageNo, pageSize }: QueryOf<typeof referral>,
): Promise<ValueOf<typeof referral>> {
  const { db } = context;
  const { brand, session } = caller;
  const { memberId } = session;
  const plan = await planFor(context, caller);
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
    list: friends.map(({ name, joinedAt, state, paid }) => ({
      ...{ name: maskName(name), joinedAt: joinedAt.toISOString(), state, paid },
    })),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
