import type { loginOutcomes } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
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

export interface OwnSessionRow {
  id: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The member's open sessions without a pending step, active since `activeSince`, newest first. */
export async function findOwnSessions(
  { pool }: Database,
  memberId: string,
  { now, activeSince }: { now: Date; activeSince: Date },
): Promise<OwnSessionRow[]> {
  return findRows<OwnSessionRow>(
    pool,
    `select id, address, user_agent, created_at, last_seen_at from session
      where member_id = $1 and ended_at is null and step is null
        and expires_at > $2 and last_seen_at >= $3
      order by created_at desc, id desc limit 100`,
    [memberId, now, activeSince],
  );
}

export interface LoginRow {
  createdAt: Date;
  address: string;
  userAgent: string;
  method: string;
  outcome: (typeof loginOutcomes)[number];
}

/** A page of a member's login history, newest first, and the total. */
export async function findLogins(
  { pool }: Database,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ logins: LoginRow[]; total: number }> {
  const [logins, counted] = await Promise.all([
    findRows<LoginRow>(
      pool,
      `select created_at, address, user_agent, method, outcome from login_event
        where member_id = $1 order by created_at desc, id desc limit $2 offset $3`,
      [memberId, pageSize, (pageNo - 1) * pageSize],
    ),
    findRow<{ total: number }>(
      pool,
      'select count(*)::int as total from login_event where member_id = $1',
      [memberId],
    ),
  ]);
  return { logins, total: counted?.total ?? 0 };
}
