import {
  type BodyOf,
  type excludeMember as excludeCall,
  type proposeExclusionLift as liftCall,
  type setOperatorLimit as limitCall,
  type staffMemberProtection as lookCall,
  type Proposal,
  type QueryOf,
  Refusal,
  type StaffProtection,
} from '@lantern/contracts';
import { mostOf } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { writeAudit } from '../audit/index.ts';
import { type NewProposal, propose } from '../proposal/index.ts';
import { describeEvent, describeLimits } from './describe-protection.ts';
import { findEvents, noteChange } from './events.store.ts';
import { describeExclusion, excludeNow } from './exclude.ts';
import { type ExclusionRow, findExclusion } from './exclusion.store.ts';
import { underLock, type Whose } from './limits.store.ts';
import { describeMatch } from './person-matches.ts';
import { findMatchesOf } from './same-person.store.ts';
import {
  findOperatorLimits,
  findRaise,
  findUsername,
  saveOperatorLimit,
} from './staff-protection.store.ts';

/** The changes that staff see. */
const newest = { pageNo: 1, pageSize: 50 };

const liftableAt = ({ liftableAt, until }: ExclusionRow) => liftableAt ?? until;

/** @throws Refusal member_not_found, also for a member of another brand */
async function nameOf({ db }: Data, whose: Whose): Promise<string> {
  const username = await findUsername(db, whose);
  if (username === undefined) throw new Refusal('member_not_found');
  return username;
}

const whoseOf = ({ brand }: StaffCaller, memberId: string): Whose => ({
  brandId: brand.id,
  memberId,
});

/** @throws Refusal member_not_found */
export function lookAtProtection(
  context: Data,
  caller: StaffCaller,
  { memberId }: QueryOf<typeof lookCall>,
): Promise<StaffProtection> {
  return describe(context, caller, memberId);
}

async function describe(
  context: Data,
  caller: StaffCaller,
  memberId: string,
): Promise<StaffProtection> {
  const whose = whoseOf(caller, memberId);
  const username = await nameOf(context, whose);
  const [limits, operator, excluded, { events }, limitProposalId, matches] = await Promise.all([
    describeLimits(context, whose),
    findOperatorLimits(context.db.pool, memberId),
    findExclusion(context.db.pool, whose, context.clock.now()),
    findEvents(context.db, memberId, newest),
    findRaise(context.db, whose),
    findMatchesOf(context.db, memberId),
  ]);
  const setFor = (kind: string, period: string) =>
    operator.find((one) => one.kind === kind && one.period === period)?.amount ?? null;
  return {
    member: { id: memberId, username },
    currency: caller.brand.currency,
    limits: limits.map((limit) => ({ ...limit, operator: setFor(limit.kind, limit.period) })),
    limitProposalId,
    exclusion: excluded
      ? { ...describeExclusion(excluded), liftableAt: liftableAt(excluded)?.toISOString() ?? null }
      : null,
    matches: matches.map(describeMatch),
    history: events.map((event) => ({
      ...describeEvent(event),
      by: event.staff,
      reason: event.detail.reason ?? null,
    })),
  };
}

/**
 * Limits a member in addition to the member's own limits. A lower limit applies at once; raising or
 * removing one creates a proposal.
 * @throws Refusal member_not_found, limit_above_maximum, proposal_open
 */
export async function setOperatorLimit(
  context: Data,
  caller: StaffCaller,
  input: BodyOf<typeof limitCall>,
): Promise<StaffProtection> {
  const { staff, address } = caller;
  const { memberId, kind, period, reason } = input;
  const whose = whoseOf(caller, memberId);
  await nameOf(context, whose);
  const amount = input.amount === null ? null : BigInt(input.amount);
  if (amount !== null && amount > mostOf(kind))
    throw new Refusal('limit_above_maximum', { most: mostOf(kind).toString() });
  const standing = await underLock(context.db, memberId, async (client) => {
    const limits = await findOperatorLimits(client, memberId);
    const before = limits.find((one) => one.kind === kind && one.period === period)?.amount ?? null;
    if (before !== null && (amount === null || amount > BigInt(before))) return before;
    await saveOperatorLimit(client, memberId, { kind, period }, amount, context.clock.now());
    const detail = { kind, period, amount: input.amount };
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
    const payload = { kind, period, amount: input.amount ?? 'none', amountBefore: standing };
    await proposeOnce(context, staff, {
      kind: 'limit',
      subject: memberId,
      memberId,
      payload,
      reason,
    });
  }
  return describe(context, caller, memberId);
}

/** Excludes a member at once. @throws Refusal member_not_found, exclusion_shorter */
export async function excludeMember(
  context: Data,
  caller: StaffCaller,
  { memberId, months, reason }: BodyOf<typeof excludeCall>,
): Promise<StaffProtection> {
  const { staff, address } = caller;
  const whose = whoseOf(caller, memberId);
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
  return describe(context, caller, memberId);
}

const isDoubled = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'proposal_open';

/** @throws Refusal proposal_open, when the member already has an open proposal of this kind */
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
 * Proposes to lift an exclusion; another person decides.
 * @throws Refusal member_not_found, not_excluded, exclusion_not_liftable (with the time from which
 *   it is allowed), proposal_open
 */
export async function proposeLift(
  context: Data,
  caller: StaffCaller,
  { memberId, reason }: BodyOf<typeof liftCall>,
): Promise<Proposal> {
  const whose = whoseOf(caller, memberId);
  await nameOf(context, whose);
  const now = context.clock.now();
  const row = await findExclusion(context.db.pool, whose, now);
  if (!row) throw new Refusal('not_excluded');
  const at = liftableAt(row);
  if (at && at > now) throw new Refusal('exclusion_not_liftable', { liftableAt: at.toISOString() });
  const payload = { since: row.excludedAt.toISOString(), exclusion: row.exclusion };
  return proposeOnce(context, caller.staff, {
    kind: 'exclusion',
    subject: memberId,
    memberId,
    payload,
    reason,
  });
}
