import type { adjustmentReport, QueryOf, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type AdjustmentRow, findAdjustments } from './adjustment.store.ts';

const sumOf = (rows: readonly AdjustmentRow[], direction: AdjustmentRow['direction']) =>
  rows
    .filter((row) => row.direction === direction)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    .toString();

/** The adjustments of one day of the brand, with their sums. */
export async function reportDay(
  { db }: Data,
  { brand }: StaffCaller,
  { day }: QueryOf<typeof adjustmentReport>,
): Promise<ValueOf<typeof adjustmentReport>> {
  const rows = await findAdjustments(db, brand.id, brand.timeZone, day);
  return {
    day,
    credited: sumOf(rows, 'credit'),
    debited: sumOf(rows, 'debit'),
    list: rows.map((row) => ({
      proposal: row.proposal,
      member: { id: row.memberId, username: row.username },
      direction: row.direction,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      proposedBy: row.proposedBy,
      approvedBy: row.approvedBy,
      postedAt: row.postedAt.toISOString(),
    })),
  };
}
