import { findRows, type Queryable } from '@lantern/outside';
import type { RollbackCall, WinCall } from '../operator/operator.ts';

/** A call that the site must receive. */
export type Owed = { call: 'win'; body: WinCall } | { call: 'rollback'; body: RollbackCall };

export type Entry = Owed & { roundId: string; attempts: number };

/** Makes a call due now, in the transaction that changes the round. */
export async function owe(db: Queryable, roundId: string, owed: Owed): Promise<void> {
  const text = `INSERT INTO outbox (round_id, call, body, due_at) VALUES ($1, $2, $3, now())`;
  await db.query(text, [roundId, owed.call, JSON.stringify(owed.body)]);
}

/** The same when the caller makes the first attempt: the call is leased to it for `leaseMs`. */
export async function oweAndClaim(
  db: Queryable,
  roundId: string,
  owed: Owed,
  leaseMs: number,
): Promise<Entry> {
  await db.query(
    `INSERT INTO outbox (round_id, call, body, attempts, due_at)
     VALUES ($1, $2, $3, 1, now() + make_interval(secs => $4::float8 / 1000))`,
    [roundId, owed.call, JSON.stringify(owed.body), leaseMs],
  );
  return { ...owed, roundId, attempts: 1 };
}

/**
 * Leases due calls for `leaseMs` and counts the attempt. After the lease they are due again, in
 * case the process has died.
 */
export async function claimDue(db: Queryable, count: number, leaseMs: number): Promise<Entry[]> {
  return findRows<Entry>(
    db,
    `UPDATE outbox
       SET attempts = attempts + 1, due_at = now() + make_interval(secs => $1::float8 / 1000)
     WHERE round_id IN (
       SELECT round_id FROM outbox WHERE due_at <= now() ORDER BY due_at LIMIT $2
       FOR UPDATE SKIP LOCKED)
     RETURNING round_id, call, body, attempts`,
    [leaseMs, count],
  );
}

export async function remove(db: Queryable, roundId: string): Promise<void> {
  await db.query(`DELETE FROM outbox WHERE round_id = $1`, [roundId]);
}

export async function postpone(
  db: Queryable,
  roundId: string,
  delayMs: number,
  problem: string,
): Promise<void> {
  await db.query(
    `UPDATE outbox SET due_at = now() + make_interval(secs => $2::float8 / 1000), problem = $3
     WHERE round_id = $1`,
    [roundId, delayMs, problem],
  );
}
