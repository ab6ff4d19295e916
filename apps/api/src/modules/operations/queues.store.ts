import type { StaffQueue } from '@lantern/contracts';
import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { Waiting } from './operations.store.ts';

/** The items that wait for staff in each queue. */
const queues = {
  deposits: `select created_at as at from deposit
    where brand_id = $1 and (status = 'review' or review_reason is not null)`,
  withdrawals: `select requested_at as at from withdrawal
    where brand_id = $1 and (status in ('review', 'approved') or attention is not null)`,
  disputes: `select requested_at as at from withdrawal where brand_id = $1 and status = 'disputed'`,
  proposals: `select proposed_at as at from proposal where brand_id = $1 and status = 'open'`,
  winnings: `select held_at as at from held_win
    where brand_id = $1 and kept_at is null and released_at is null and amount > 0`,
  samePerson: `select found_at as at from person_match
    where brand_id = $1 and decision is null`,
  referrals: `select found_at as at from referral_pair
    where brand_id = $1 and decision is null`,
  bills: `select settled_at as at from agreement_bill
    where brand_id = $1 and state = 'awaitingReview'`,
  billDisputes: `select opened_at as at from agreement_dispute
    where brand_id = $1 and answered_at is null`,
  wallets: 'select created_at as at from wallet_stuck($1)',
  reconciliation: `select found_at as at from reconciliation_difference
    where brand_id = $1 and resolved_at is null`,
  statements: `select l.day::timestamptz as at from bank_line l
    where l.brand_id = $1 and not l.final
      and statement_line_state(l) not in ('matched', 'explained')`,
  lottery: `select d.closed_at as at from lottery_office o, lottery_province_draw p
    join lottery_draw d on d.id = p.draw_id and d.state = 'closed'
   where o.brand_id = $1 and (lottery_reading_standing(d.id)).differ`,
} as const satisfies Record<StaffQueue, string>;

export async function lookAtQueue(
  { pool }: Database,
  name: StaffQueue,
  brandId: string,
): Promise<Waiting> {
  const row = await findRow<Waiting>(
    pool,
    `select count(*)::int as waiting, min(q.at) as oldest from (${queues[name]}) q`,
    [brandId],
  );
  return row ?? { waiting: 0, oldest: null };
}
