import type { StaffRole, StaffStep } from '@lantern/contracts';
import { findRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface StaffSessionRow {
  id: string;
  staffId: string;
  brandId: string;
  username: string;
  role: StaffRole;
  countsFrom: Date | null;
  step: StaffStep | null;
  ended: boolean;
  disabled: boolean;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** A session by the hash of its token, with its person. */
export async function findStaffSession(
  { pool }: Database,
  hash: Buffer,
): Promise<StaffSessionRow | undefined> {
  return findRow<StaffSessionRow>(pool, {
    name: 'find_staff_session',
    text: `select s.id, s.staff_id, p.brand_id, p.username, p.role, s.step,
                  s.ended_at is not null as ended, p.disabled_at is not null as disabled,
                  case when p.counts_from > now() then p.counts_from end as counts_from,
                  s.last_seen_at, s.expires_at
             from staff_session s join staff p on p.id = s.staff_id where s.token_hash = $1`,
    values: [hash],
  });
}

export interface NewStaffSession {
  id: string;
  staffId: string;
  tokenHash: Buffer;
  address: string;
  userAgent: string;
  step: StaffStep | null;
  now: Date;
  expiresAt: Date;
}

export async function insertStaffSession(
  client: Queryable,
  session: NewStaffSession,
): Promise<void> {
  const { id, staffId, tokenHash, address, userAgent, step, now, expiresAt } = session;
  await client.query(
    `insert into staff_session
       (id, staff_id, token_hash, address, user_agent, step, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [id, staffId, tokenHash, address, userAgent, step, now, expiresAt],
  );
}

export async function touchStaffSession({ pool }: Database, id: string, now: Date): Promise<void> {
  await pool.query(
    'update staff_session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
    [id, now],
  );
}

/** False when the session has ended already. */
export async function endStaffSession(client: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'update staff_session set ended_at = $2 where id = $1 and ended_at is null',
    [id, now],
  );
  return rowCount === 1;
}

/** Deletes sessions that expired a month ago; the audit log keeps the logins. */
export async function removeOldStaffSessions({ pool }: Database): Promise<void> {
  await pool.query("delete from staff_session where expires_at < now() - interval '30 days'");
}
