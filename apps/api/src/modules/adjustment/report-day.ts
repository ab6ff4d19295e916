import type { adjustmentReport, ValueOf } from '@lantern/contracts';
import type { StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { type AdjustmentRow, findAdjustments } from './adjustment.store.ts';

const sumOf = (rows: readonly AdjustmentRow[], direction: AdjustmentRow['direction']) =>
  rows
    .filter((row) => row.direction === direction)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    .toString();

/** What two people have given members and taken from them on a day. */
export async function reportDay(
  { db }: Site,
  { brand, query }: StaffCall<typeof adjustmentReport>,
): Promise<ValueOf<typeof adjustmentReport>> {
  const rows = await findAdjustments(db, brand.id, brand.timeZone, query.day);
  return {
    day: query.day,
    credited: sumOf(rows, 'credit'),
    debited: sumOf(rows, 'debit'),
    list: rows.map((row) => ({
      proposal: row.proposal,
      member: { id: row.member_id, username: row.username },
      direction: row.direction,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      proposedBy: row.proposed_by,
      approvedBy: row.approved_by,
      postedAt: row.posted_at.toISOString(),
    })),
  };
}
