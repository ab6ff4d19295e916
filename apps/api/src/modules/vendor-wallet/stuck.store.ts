import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface StuckRow {
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

/** The brand's transfers whose outcome is overdue, oldest first. */
export async function findStuck(
  { pool }: Database,
  brandId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: StuckRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    findRows<StuckRow>(
      pool,
      `select w.reference, w.member_id, m.username, w.vendor_code, v.name as vendor_name,
              w.direction, w.asked::text as amount, w.currency, w.created_at,
              w.heard, w.heard_amount::text, w.heard_at
         from wallet_stuck($1) w
         join member m on m.id = w.member_id
         join vendor v on v.code = w.vendor_code
        order by w.created_at, w.id offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    findRow<{ total: number }>(pool, 'select count(*)::int as total from wallet_stuck($1)', [
      brandId,
    ]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
