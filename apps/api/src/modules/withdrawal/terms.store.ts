import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Owner } from './withdrawal.store.ts';

export interface Standing extends pg.QueryResultRow {
  /** Minor units in digits, as are the others. */
  balance: string;
  held: string;
  owes: boolean;
  /** Asked for on the brand's day that is now. */
  madeToday: number;
  askedToday: string;
  turnoverLeft: string;
  turnoverRequired: string;
  paymentPassword: boolean;
  paymentPasswordUsableAt: Date | null;
}

/** How a member stands towards taking money out, at one moment. */
export async function findStanding(
  { pool }: Database,
  { brandId, memberId }: Owner,
): Promise<Standing> {
  const { rows } = await pool.query<Standing>(
    `select p.balance::text, coalesce(h.balance, 0)::text as held, coalesce(r.balance < 0, false) as owes,
            d.made as "madeToday", d.total::text as "askedToday",
            t.left::text as "turnoverLeft", (case when t.left > 0 then u.mark - u.start else 0 end)::text as "turnoverRequired",
            coalesce(f.payment_password_hash is not null, false) as "paymentPassword",
            f.payment_usable_at as "paymentPasswordUsableAt"
       from purse p
      cross join lateral withdrawal_today(p.brand_id, p.member_id) d
      cross join lateral (select turnover_left(p.member_id) as left) t
       left join purse h on h.member_id = p.member_id and h.purpose = 'withdrawal' and h.currency = p.currency
       left join purse r on r.member_id = p.member_id and r.purpose = 'receivable' and r.currency = p.currency
       left join member_turnover u on u.member_id = p.member_id
       left join member_profile f on f.member_id = p.member_id
      where p.brand_id = $1 and p.member_id = $2 and p.purpose = 'main'`,
    [brandId, memberId],
  );
  const [standing] = rows;
  if (!standing) throw new Error('A member has no wallet.');
  return standing;
}
