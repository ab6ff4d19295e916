import { getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { Owner } from './withdrawal.store.ts';

export interface Standing {
  /** Minor units, like the other amounts. */
  balance: string;
  held: string;
  owes: boolean;
  /** Requested on the brand's current day. */
  madeToday: number;
  askedToday: string;
  /** Winnings that staff have not released. */
  winningsHeld: string;
  /** Owed to the downline by agreements. */
  owedDownline: string;
  turnoverLeft: string;
  turnoverRequired: string;
  paymentPassword: boolean;
  paymentPasswordUsableAt: Date | null;
}

/** What decides how much a member can withdraw, in one snapshot. */
export async function findStanding(
  { pool }: Database,
  { brandId, memberId }: Owner,
): Promise<Standing> {
  return getRow<Standing>(
    pool,
    `select p.balance::text, coalesce(h.balance, 0)::text as held,
            coalesce(r.balance < 0, false) as owes,
            d.made as made_today, d.total::text as asked_today,
            winning_held(p.member_id)::text as winnings_held,
            agreement_owed(p.member_id)::text as owed_downline,
            t.left::text as turnover_left,
            (case when t.left > 0 then u.mark - u.start else 0 end)::text as turnover_required,
            coalesce(f.payment_password_hash is not null, false) as payment_password,
            f.payment_usable_at as payment_password_usable_at
       from purse p
      cross join lateral withdrawal_today(p.brand_id, p.member_id) d
      cross join lateral (select turnover_left(p.member_id) as left) t
       left join purse h on h.member_id = p.member_id and h.purpose = 'withdrawal'
                        and h.currency = p.currency
       left join purse r on r.member_id = p.member_id and r.purpose = 'receivable'
                        and r.currency = p.currency
       left join member_turnover u on u.member_id = p.member_id
       left join member_profile f on f.member_id = p.member_id
      where p.brand_id = $1 and p.member_id = $2 and p.purpose = 'main'`,
    [brandId, memberId],
  );
}
