import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface OutboxRow extends pg.QueryResultRow {
  topic:
    | 'balance'
    | 'balances'
    | 'deposit'
    | 'line_transfer'
    | 'protection'
    | 'session_ended'
    | 'site_changed'
    | 'stake_refused'
    | 'wallet'
    | 'withdrawal';
  brand_id: string;
  /**
   * Null for what concerns everybody at the brand, and for news that name their members themselves.
   */
  member_id: string | null;
  payload: Record<string, unknown>;
}

const most = 500;
/** Names the lock of the one who hands on. */
const turn = 72707372;

/**
 * Hands the oldest rows on and removes them. They go in the transaction in which they were handed
 * on: a worker that dies between leaves them for the next one, so that each is told at least once.
 * One worker does this at a time, so that they are told in their order; another one gets nothing
 * meanwhile.
 */
export function handOn(
  { pool }: Database,
  tell: (rows: OutboxRow[]) => Promise<void>,
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<OutboxRow>({
      name: 'take_outbox',
      text: `with turn as materialized (
               select pg_try_advisory_xact_lock(${turn}) as mine
             ), taken as (
               delete from outbox where (select mine from turn) and id in (select id from outbox order by id limit ${most})
               returning id, topic, brand_id, member_id, payload
             )
             select topic, brand_id, member_id, payload from taken order by id`,
    });
    if (rows.length > 0) await tell(rows);
    return rows.length;
  });
}
