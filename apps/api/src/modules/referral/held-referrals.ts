import {
  type BodyOf,
  type decideReferral,
  type HeldReferral,
  type heldReferrals,
  type heldReferralsFile,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvFile, csvMoney, inParts } from '../../csv.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inZone } from '../../zoned-time.ts';
import { takeList } from '../audit/index.ts';
import { refusalOf } from '../staff/index.ts';
import { decideOnPair, findPair, findPairs, type PairRow } from './referral.store.ts';

const describePair = (row: PairRow): HeldReferral => ({
  id: row.id,
  referrer: { id: row.referrerId, username: row.referrer },
  friend: { id: row.friendId, username: row.friend },
  signals: row.signals,
  amount: row.amount,
  currency: row.currency,
  foundAt: row.foundAt.toISOString(),
  status: row.decision ?? 'held',
  decided:
    row.decidedAt && row.decider !== null
      ? { at: row.decidedAt.toISOString(), by: row.decider }
      : null,
});

/** Invited accounts that share something with the inviter. */
export async function listHeldReferrals(
  { db }: Data,
  { brand }: StaffCaller,
  { show, pageNo, pageSize }: QueryOf<typeof heldReferrals>,
): Promise<ValueOf<typeof heldReferrals>> {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await findPairs(db, brand.id, show, part);
  return { list: rows.map(describePair), total, totalPages: Math.ceil(total / pageSize) };
}

/** The same list as a file. */
export function heldReferralsList(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof heldReferralsFile>,
): Promise<CsvFile> {
  const { brand } = caller;
  const time = (at: Date | null) => at && inZone(at, brand.timeZone);
  return takeList(context, caller, {
    ...{ list: 'referrals', wanted: query },
    columns: [
      ['referrer', ({ referrer }) => referrer],
      ['friend', ({ friend }) => friend],
      ['signals', ({ signals }) => signals.join(' ')],
      ['amount', ({ amount, currency }) => csvMoney(amount, currency)],
      ['currency', ({ currency }) => currency],
      ['foundAt', ({ foundAt }) => time(foundAt)],
      ['status', ({ decision }) => decision ?? 'held'],
      ['decidedBy', ({ decider }) => decider],
      ['decidedAt', ({ decidedAt }) => time(decidedAt)],
    ],
    rows: inParts<PairRow>(
      async (part) => (await findPairs(context.db, brand.id, query.show, part)).rows,
    ),
  });
}

/** @throws Refusal member_not_found, match_decided, person_too_new */
export const decideHeldReferral = (
  { db }: Data,
  { brand, staff }: StaffCaller,
  { id, decision, reason }: BodyOf<typeof decideReferral>,
): Promise<HeldReferral> =>
  inTransaction(db.pool, async (client) => {
    const verdict = await decideOnPair(client, [brand.id, id, staff.id, decision, reason]);
    if (verdict !== decision) throw refusalOf(verdict, staff, 'reason');
    const row = await findPair(client, brand.id, id);
    if (!row) throw new Refusal('member_not_found');
    return describePair(row);
  });
