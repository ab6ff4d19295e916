import {
  type excludeMember as excludeCall,
  type proposeExclusionLift as liftCall,
  type setOperatorLimit as limitCall,
  type staffMemberProtection as lookCall,
  type Proposal,
  Refusal,
  type StaffProtection,
} from '@lantern/contracts';
import { mostOf } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { StaffCall } from '../../http/routes.ts';
import { writeAudit } from '../audit/index.ts';
import { type NewProposal, propose } from '../proposal/index.ts';
import { describeEvent, describeLimits } from './describe-protection.ts';
import { findEvents, noteChange } from './events.store.ts';
import { describeExclusion, excludeNow } from './exclude.ts';
import { type ExclusionRow, findExclusion } from './exclusion.store.ts';
import { underLock, type Whose } from './limits.store.ts';
import {
  findOperatorLimits,
  findRaise,
  findUsername,
  saveOperatorLimit,
} from './staff-protection.store.ts';

/** So many of the newest changes are shown to the staff. */
const newest = { pageNo: 1, pageSize: 50 };

const liftableAt = ({ liftable_at, until }: ExclusionRow) => liftable_at ?? until;

/** @throws Refusal member_not_found, also for a member of another brand */
async function nameOf({ db }: Data, whose: Whose): Promise<string> {
  const username = await findUsername(db, whose);
  if (username === undefined) throw new Refusal('member_not_found');
  return username;
}

const whoseOf = ({ brand }: Pick<StaffCall, 'brand'>, memberId: string): Whose => ({
  brandId: brand.id,
  memberId,
});

/** What protects a member, as the staff see it. @throws Refusal member_not_found */
export function lookAtProtection(
  context: Data,
  call: StaffCall<typeof lookCall>,
): Promise<StaffProtection> {
  return describe(context, call, call.query.memberId);
}

async function describe(
  context: Data,
  call: Pick<StaffCall, 'brand'>,
  memberId: string,
): Promise<StaffProtection> {
  const whose = whoseOf(call, memberId);
  const username = await nameOf(context, whose);
  const [limits, operator, excluded, { events }, limitProposalId] = await Promise.all([
    describeLimits(context, whose),
    findOperatorLimits(context.db.pool, memberId),
    findExclusion(context.db.pool, whose, context.clock.now()),
    findEvents(context.db, memberId, newest),
    findRaise(context.db, whose),
  ]);
  const setFor = (kind: string, period: string) =>
    operator.find((one) => one.kind === kind && one.period === period)?.amount ?? null;
  return {
    member: { id: memberId, username },
    currency: call.brand.currency,
    limits: limits.map((limit) => ({ ...limit, operator: setFor(limit.kind, limit.period) })),
    limitProposalId,
    exclusion: excluded
      ? { ...describeExclusion(excluded), liftableAt: liftableAt(excluded)?.toISOString() ?? null }
      : null,
    history: events.map((event) => ({
      ...describeEvent(event),
      by: event.staff,
      reason: event.detail.reason ?? null,
    })),
  };
}

/**
 * Limits a member beside what the member has set: at once, where that is less than before. To raise
 * such a limit, or to take it away, is proposed to another person.
 * @throws Refusal member_not_found, limit_above_maximum, proposal_open
 */
export async function setOperatorLimit(
  context: Data,
  call: StaffCall<typeof limitCall>,
): Promise<StaffProtection> {
  const { staff, body, address } = call;
  const { memberId, kind, period, reason } = body;
  const whose = whoseOf(call, memberId);
  await nameOf(context, whose);
  const amount = body.amount === null ? null : BigInt(body.amount);
  if (amount !== null && amount > mostOf(kind))
    throw new Refusal('limit_above_maximum', { most: mostOf(kind).toString() });
  const standing = await underLock(context.db, memberId, async (client) => {
    const limits = await findOperatorLimits(client, memberId);
    const before = limits.find((one) => one.kind === kind && one.period === period)?.amount ?? null;
    if (before !== null && (amount === null || amount > BigInt(before))) return before;
    await saveOperatorLimit(client, memberId, { kind, period }, amount, context.clock.now());
    const detail = { kind, period, amount: body.amount };
    await noteChange(client, {
      ...whose,
      kind: 'operator_limit',
      detail,
      address,
      staffId: staff.id,
      reason,
    });
    await writeAudit(client, {
      ...{
        brandId: staff.brandId,
        staffId: staff.id,
        action: 'protection_limit_set',
        subjectType: 'member',
      },
      ...{ subject: memberId, before: { kind, period, amount: before }, after: detail, reason },
    });
    return null;
  });
  if (standing !== null) {
    const payload = { kind, period, amount: body.amount ?? 'none', amountBefore: standing };
    await proposeOnce(context, staff, {
      kind: 'limit',
      subject: memberId,
      memberId,
      payload,
      reason,
    });
  }
  return describe(context, call, memberId);
}

/** Excludes a member at once. @throws Refusal member_not_found, exclusion_shorter */
export async function excludeMember(
  context: Data,
  call: StaffCall<typeof excludeCall>,
): Promise<StaffProtection> {
  const { staff, body, address } = call;
  const { memberId, months, reason } = body;
  const whose = whoseOf(call, memberId);
  await nameOf(context, whose);
  await underLock(context.db, memberId, async (client) => {
    const before = await findExclusion(client, whose, context.clock.now());
    const row = await excludeNow(context, client, {
      ...{ ...whose, kind: 'operator', firmMonths: 0, address, staffId: staff.id, reason },
      ...(months === null ? {} : { months }),
    });
    await writeAudit(client, {
      ...{
        brandId: staff.brandId,
        staffId: staff.id,
        action: 'member_excluded',
        subjectType: 'member',
      },
      ...{
        subject: memberId,
        before: before ? describeExclusion(before) : {},
        after: describeExclusion(row),
        reason,
      },
    });
  });
  return describe(context, call, memberId);
}

const isDoubled = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'proposal_open';

/** @throws Refusal proposal_open, where such a thing about the member waits already */
async function proposeOnce(
  context: Data,
  staff: { id: string; brandId: string },
  proposal: Omit<NewProposal, 'key'>,
): Promise<Proposal> {
  try {
    return await propose(context, staff, { ...proposal, key: context.random.id() });
  } catch (error) {
    if (isDoubled(error)) throw new Refusal('proposal_open');
    throw error;
  }
}

/**
 * Proposes to let a member play again; another person decides.
 * @throws Refusal member_not_found, not_excluded, exclusion_not_liftable (with the moment from
 *   which it may be), proposal_open
 */
export async function proposeLift(
  context: Data,
  { brand, staff, body }: StaffCall<typeof liftCall>,
): Promise<Proposal> {
  const { memberId, reason } = body;
  const whose = { brandId: brand.id, memberId };
  await nameOf(context, whose);
  const now = context.clock.now();
  const row = await findExclusion(context.db.pool, whose, now);
  if (!row) throw new Refusal('not_excluded');
  const at = liftableAt(row);
  if (at && at > now) throw new Refusal('exclusion_not_liftable', { liftableAt: at.toISOString() });
  const payload = { since: row.excluded_at.toISOString(), exclusion: row.exclusion };
  return proposeOnce(context, staff, {
    kind: 'exclusion',
    subject: memberId,
    memberId,
    payload,
    reason,
  });
}
