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

/**
 * The site has carried a call out: it is owed no more, and its round is finished, in one statement.
 * @param jackpot what the site paid for a drawn jackpot, in minor units
 */
export async function finish(
  db: Queryable,
  { roundId, call }: Entry,
  jackpot: string | undefined,
): Promise<void> {
  const [from, to] = call === 'win' ? ['settling', 'settled'] : ['cancelling', 'cancelled'];
  await db.query(
    `WITH done AS (DELETE FROM outbox WHERE round_id = $1)
     UPDATE round SET state = $3, shown = NULL, finished_at = now(),
       jackpot_paid = coalesce($4, jackpot_paid)
     WHERE id = $1 AND state = $2`,
    [roundId, from, to, jackpot ?? null],
  );
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
