import type { loginOutcomes } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export async function isSessionOpen(
  { pool }: Database,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from session where id = $1 and ended_at is null and expires_at > $2',
    [sessionId, now],
  );
  return rowCount === 1;
}

export interface OwnSessionRow extends pg.QueryResultRow {
  id: string;
  address: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
}

/**
 * The whole sessions of a member that are open and were active since a moment, the newest first.
 */
export async function findOwnSessions(
  { pool }: Database,
  memberId: string,
  { now, activeSince }: { now: Date; activeSince: Date },
): Promise<OwnSessionRow[]> {
  const { rows } = await pool.query<OwnSessionRow>(
    `select id, address, user_agent, created_at, last_seen_at from session
      where member_id = $1 and ended_at is null and step is null and expires_at > $2 and last_seen_at >= $3
      order by created_at desc, id desc limit 100`,
    [memberId, now, activeSince],
  );
  return rows;
}

export interface LoginRow extends pg.QueryResultRow {
  created_at: Date;
  address: string;
  user_agent: string;
  method: string;
  outcome: (typeof loginOutcomes)[number];
}

/** A page of a member's login history, the newest first, and how long the whole is. */
export async function findLogins(
  { pool }: Database,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ logins: LoginRow[]; total: number }> {
  const [logins, counted] = await Promise.all([
    pool.query<LoginRow>(
      `select created_at, address, user_agent, method, outcome from login_event
        where member_id = $1 order by created_at desc, id desc limit $2 offset $3`,
      [memberId, pageSize, (pageNo - 1) * pageSize],
    ),
    pool.query<{ total: number }>(
      'select count(*)::int as total from login_event where member_id = $1',
      [memberId],
    ),
  ]);
  return { logins: logins.rows, total: counted.rows[0]?.total ?? 0 };
}
