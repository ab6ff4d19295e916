import type { DeclaredEvent } from '@lantern/contracts';
import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/**
 * An event of a capability, or many of them in one row: `balances` of bets, `lottery_tickets` of a
 * part of a draw.
 */
export type Topic = DeclaredEvent | 'balances' | 'lottery_tickets';

export interface OutboxRow {
  topic: Topic;
  brandId: string;
  /** Null for an event of the whole brand, and for many events, whose payload has the members. */
  memberId: string | null;
  payload: Record<string, unknown>;
}

const most = 500;
/** Advisory lock: one worker publishes at a time. */
const publishing = 72707372;

/**
 * Publishes the oldest rows and deletes them in the same transaction: if the worker crashes, the
 * next one publishes them again, so that each event is delivered at least once. One worker does
 * this at a time, which keeps the order; others get no rows. Returns the number of rows.
 */
export function publishOldest(
  { pool }: Database,
  publish: (rows: OutboxRow[]) => Promise<void>,
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const rows = await findRows<OutboxRow>(client, {
      name: 'take_outbox',
      text: `with turn as materialized (
               select pg_try_advisory_xact_lock(${publishing}) as mine
             ), taken as (
               delete from outbox
                where (select mine from turn)
                  and id in (select id from outbox order by id limit ${most})
               returning id, topic, brand_id, member_id, payload
             )
             select topic, brand_id, member_id, payload from taken order by id`,
    });
    if (rows.length > 0) await publish(rows);
    return rows.length;
  });
}
