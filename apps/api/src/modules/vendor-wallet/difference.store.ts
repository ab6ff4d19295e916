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
  adjusted: string;
  proposed: boolean;
}

const differences = `
  select d.member_id, m.username, d.vendor_code, v.name as vendor_name, d.kind, d.booked::text,
         d.stated::text, m.currency, d.since, a.adjusted::text, a.proposed
    from wallet_differences($1) d
    join member m on m.id = d.member_id
    join vendor v on v.code = d.vendor_code
    cross join lateral (
      select coalesce(sum(case p.payload ->> 'direction' when 'credit' then 1 else -1 end
                          * (p.payload ->> 'amount')::bigint)
                        filter (where p.status = 'approved'), 0) as adjusted,
             coalesce(bool_or(p.status = 'open'), false) as proposed
        from proposal p
       where p.member_id = d.member_id and p.kind = 'adjustment' and p.proposed_at >= d.since) a`;

/** Where the brand's vendors with their own wallets and our books disagree, oldest first. */
export async function findDifferences(
  { pool }: Database,
  brandId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    findRows<DifferenceRow>(
      pool,
      `${differences} order by d.since, d.member_id, d.vendor_code offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    findRow<{ total: number }>(pool, 'select count(*)::int as total from wallet_differences($1)', [
      brandId,
    ]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The difference about one member at one vendor; undefined if both agree. */
export const findDifference = (
  { pool }: Database,
  { brandId, memberId, vendorCode }: { brandId: string; memberId: string; vendorCode: string },
): Promise<DifferenceRow | undefined> =>
  findRow<DifferenceRow>(pool, `${differences} where d.member_id = $2 and d.vendor_code = $3`, [
    brandId,
    memberId,
    vendorCode,
  ]);
