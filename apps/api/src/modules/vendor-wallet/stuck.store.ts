import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface StuckRow extends pg.QueryResultRow {
  reference: string;
  memberId: string;
  username: string;
  vendorCode: string;
  vendorName: string;
  direction: 'in' | 'out';
  amount: string | null;
  currency: string;
  createdAt: Date;
  heard: 'silence' | 'other_amount' | null;
  heardAmount: string | null;
  heardAt: Date | null;
}

/** The transfers of a brand that have no end and should have, the longest waiting first. */
export async function findStuck(
  { pool }: Database,
  brandId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: StuckRow[]; total: number }> {
  const [page, counted] = await Promise.all([
    pool.query<StuckRow>(
      `select w.reference, w.member_id as "memberId", m.username, w.vendor_code as "vendorCode", v.name as "vendorName", w.direction,
              w.asked::text as amount, w.currency, w.created_at as "createdAt", w.heard, w.heard_amount::text as "heardAmount",
              w.heard_at as "heardAt"
         from wallet_stuck($1) w join member m on m.id = w.member_id join vendor v on v.code = w.vendor_code
        order by w.created_at, w.id offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    pool.query<{ total: number }>('select count(*)::int as total from wallet_stuck($1)', [brandId]),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
