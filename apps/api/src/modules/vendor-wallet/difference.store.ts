import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface DifferenceRow {
  memberId: string;
  username: string;
  vendorCode: string;
  vendorName: string;
  kind: 'rounds_missing' | 'other_balance';
  booked: string;
  stated: string;
  currency: string;
  since: Date;
}

/** Where the brand's vendors with their own wallets and our books disagree, oldest first. */
export async function findDifferences(
  { pool }: Database,
  brandId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    findRows<DifferenceRow>(
      pool,
      `select d.member_id, m.username, d.vendor_code, v.name as vendor_name, d.kind,
              d.booked::text, d.stated::text, m.currency, d.since
         from wallet_differences($1) d
         join member m on m.id = d.member_id
         join vendor v on v.code = d.vendor_code
        order by d.since, d.member_id, d.vendor_code offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    findRow<{ total: number }>(pool, 'select count(*)::int as total from wallet_differences($1)', [
      brandId,
    ]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
