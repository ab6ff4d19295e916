import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface PendingRow extends pg.QueryResultRow {
  method: string;
  family_id: string | null;
}

/** A login that waits to be verified. */
export async function findPending(
  { pool }: Database,
  sessionId: string,
): Promise<PendingRow | undefined> {
  const { rows } = await pool.query<PendingRow>(
    "select method, family_id from session where id = $1 and step = 'verify' and ended_at is null",
    [sessionId],
  );
  return rows[0];
}

/**
 * Counts a try to verify a login, and answers how many there have been; undefined when the login is
 * over.
 */
export async function countTry({ pool }: Database, sessionId: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ tries: number }>(
    "update session set tries = tries + 1 where id = $1 and step = 'verify' and ended_at is null returning tries",
    [sessionId],
  );
  return rows[0]?.tries;
}

/** Ends a login that has been verified; of two at the same moment one has done it. */
export async function closePending(
  { pool }: Database,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update session set ended_at = $2, end_reason = 'logged_out'
      where id = $1 and step = 'verify' and ended_at is null`,
    [sessionId, now],
  );
  return rowCount === 1;
}
