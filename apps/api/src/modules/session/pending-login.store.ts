import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface PendingRow {
  method: string;
  familyId: string | null;
}

export async function findPending(
  { pool }: Database,
  sessionId: string,
): Promise<PendingRow | undefined> {
  return findRow<PendingRow>(
    pool,
    "select method, family_id from session where id = $1 and step = 'verify' and ended_at is null",
    [sessionId],
  );
}

/** Counts an attempt and returns the count; undefined when the login is no longer pending. */
export async function countTry({ pool }: Database, sessionId: string): Promise<number | undefined> {
  const row = await findRow<{ tries: number }>(
    pool,
    `update session set tries = tries + 1
      where id = $1 and step = 'verify' and ended_at is null returning tries`,
    [sessionId],
  );
  return row?.tries;
}

/** Ends a pending login; of two concurrent calls one returns true. */
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
