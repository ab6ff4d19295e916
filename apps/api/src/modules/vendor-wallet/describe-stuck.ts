import type { QueryOf, StuckTransfer, stuckTransfers, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findStuck, type StuckRow } from './stuck.store.ts';

const describe = (row: StuckRow): StuckTransfer => ({
  reference: row.reference,
  member: { id: row.memberId, username: row.username },
  vassalage: row.vendorCode,
  vendorName: row.vendorName,
  direction: row.direction,
  amount: row.amount,
  currency: row.currency,
  since: row.createdAt.toISOString(),
  heard: row.heard &&
    row.heardAt && { what: row.heard, amount: row.heardAmount, at: row.heardAt.toISOString() },
});

/** The brand's transfers whose outcome is overdue. */
export async function describeStuck(
  { db }: Data,
  { brand }: StaffCaller,
  { pageNo, pageSize }: QueryOf<typeof stuckTransfers>,
): Promise<ValueOf<typeof stuckTransfers>> {
  const { rows, total } = await findStuck(db, brand.id, {
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return { list: rows.map(describe), total, totalPages: Math.ceil(total / pageSize) };
}
