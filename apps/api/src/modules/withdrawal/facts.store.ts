import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { StaffRow } from './staff.store.ts';

export interface FactsRow {
  memberSince: Date;
  first: boolean;
  accountBoundAt: Date;
  /** Minor units, like the other amounts. */
  deposited: string;
  withdrawn: string;
  turnoverLeft: string;
  turnoverRequired: string;
  staked: string;
  covering: string;
  debt: string;
  excluded: boolean;
}

/** Facts about a member and an account for the review, in one snapshot. */
export async function findFacts(
  { pool }: Database,
  { memberId, bankAccountId, currency }: StaffRow,
): Promise<FactsRow> {
  return getRow<FactsRow>(
    pool,
    `select m.created_at as member_since, b.created_at as account_bound_at,
            not exists (select 1 from withdrawal p
                         where p.member_id = m.id and p.paid_at is not null) as first,
            c.deposited::text, c.withdrawn::text,
            t.left::text as turnover_left, t.done::text as staked,
            (select coalesce(sum(d.uncounted), 0)::text from play_day d
              where d.member_id = m.id) as covering,
            (case when t.left > 0 then u.mark - u.start else 0 end)::text as turnover_required,
            greatest(0, -coalesce(r.balance, 0))::text as debt,
            coalesce(x.excluded_until > now(), false) as excluded
       from member m
       join bank_account b on b.id = $2
      cross join lateral (select coalesce(sum(deposited), 0) as deposited,
                                 coalesce(sum(withdrawn), 0) as withdrawn
                            from cash_day where member_id = m.id) c
      cross join lateral (select turnover_left(m.id) as left, turnover_done(m.id) as done) t
       left join member_turnover u on u.member_id = m.id
       left join purse r on r.member_id = m.id and r.purpose = 'receivable'
                        and r.currency = $3
       left join protection x on x.member_id = m.id
      where m.id = $1`,
    [memberId, bankAccountId, currency],
  );
}

/** The addresses of a member's latest logins, newest first. */
export async function findLogins(
  { pool }: Database,
  memberId: string,
): Promise<{ address: string; at: Date }[]> {
  return findRows<{ address: string; at: Date }>(
    pool,
    `select address, created_at as at from login_event
      where member_id = $1 and outcome in ('entered', 'verified')
      order by created_at desc, id desc limit 50`,
    [memberId],
  );
}
