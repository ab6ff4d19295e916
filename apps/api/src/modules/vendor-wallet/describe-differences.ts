import type { QueryOf, ValueOf, WalletDifference, walletDifferences } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type DifferenceRow, findDifferences } from './difference.store.ts';

export const describeDifference = (row: DifferenceRow): WalletDifference => ({
  member: { id: row.memberId, username: row.username },
  vassalage: row.vendorCode,
  vendorName: row.vendorName,
  kind: row.kind,
  booked: row.booked,
  stated: row.stated,
  currency: row.currency,
  since: row.since.toISOString(),
  adjusted: row.adjusted,
  proposed: row.proposed,
});

/** Where the brand's vendors with their own wallets and our books disagree. */
export async function describeDifferences(
  { db }: Data,
  { brand }: StaffCaller,
  { pageNo, pageSize }: QueryOf<typeof walletDifferences>,
): Promise<ValueOf<typeof walletDifferences>> {
  const { rows, total } = await findDifferences(db, brand.id, {
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return { list: rows.map(describeDifference), total, totalPages: Math.ceil(total / pageSize) };
}
