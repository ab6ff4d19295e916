import type { StaffQueue } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import type { Waiting } from './operations.store.ts';

/** What waits for somebody of the staff, by the queue. */
const queues = {
  deposits: `select created_at as at from deposit where brand_id = $1 and (status = 'review' or review_reason is not null)`,
  withdrawals: `select requested_at as at from withdrawal
    where brand_id = $1 and (status in ('review', 'approved') or attention is not null)`,
  disputes: `select requested_at as at from withdrawal where brand_id = $1 and status = 'disputed'`,
  proposals: `select proposed_at as at from proposal where brand_id = $1 and status = 'open'`,
  wallets: 'select created_at as at from wallet_stuck($1)',
  reconciliation:
    'select found_at as at from reconciliation_difference where brand_id = $1 and resolved_at is null',
} as const satisfies Record<StaffQueue, string>;

export async function lookAtQueue(
  { pool }: Database,
  name: StaffQueue,
  brandId: string,
): Promise<Waiting> {
  const { rows } = await pool.query<Waiting>(
    `select count(*)::int as waiting, min(q.at) as oldest from (${queues[name]}) q`,
    [brandId],
  );
  return rows[0] ?? { waiting: 0, oldest: null };
}
