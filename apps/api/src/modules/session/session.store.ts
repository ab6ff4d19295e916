import type { LoginStep } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type EndReason, endOtherDevices } from './end-sessions.store.ts';
import { insertToken, useToken } from './remember.store.ts';

export interface SessionRow extends pg.QueryResultRow {
  id: string;
  brand_id: string;
  member_id: string;
  /** Milliseconds since 1970; the driver makes dates slowly, and every call reads these. */
  last_seen: number;
  expires: number;
  ended: boolean;
  end_reason: EndReason | null;
  /** What is left to do before the session opens anything else. */
  step: LoginStep | null;
  username: string;
  nickname: string;
  type: number;
  status: string;
  currency: string;
  language: string;
  balance: string;
  version: string;
}

/**
 * Sessions by the hashes of their tokens, in the order of the hashes, with the member as it is now and the purse that it spends
 * from: pages ask for the balance more often than for anything else, and this way it costs no query of its own.
 */
export async function findSessions({ pool }: Database, hashes: readonly Buffer[]): Promise<(SessionRow | undefined)[]> {
  const { rows } = await pool.query<SessionRow & { at: string }>({
    name: 'find_sessions',
    text: `select h.at, s.id, s.brand_id, s.member_id, s.ended_at is not null as ended, s.end_reason, s.step,
                  (extract(epoch from s.last_seen_at) * 1000)::float8 as last_seen,
                  (extract(epoch from s.expires_at) * 1000)::float8 as expires,
                  m.username, m.nickname, m.type, m.status, m.currency, m.language, p.balance, p.version
             from unnest($1::bytea[]) with ordinality as h (hash, at)
             join session s on s.token_hash = h.hash
             join member m on m.id = s.member_id
             join purse p on p.member_id = m.id and p.purpose in ('main', 'play')`,
    values: [hashes],
  });
  const found = new Map(rows.map((row) => [row.at, row]));
  return hashes.map((_, at) => found.get(String(at + 1)));
}

export interface NewSession {
  id: string;
  brandId: string;
  memberId: string;
  tokenHash: Buffer;
  address: string;
  userAgent: string;
  now: Date;
  expiresAt: Date;
  step: LoginStep | null;
  /** How the member proved to be one. */
  method: string;
  /** Names the device, where it is to stay logged in. */
  familyId: string | null;
}

export interface Opening {
  /** Only one login may be open: those before this one end, and their devices are forgotten. */
  single: boolean;
  /** Keeps the device logged in for as long as its first login said. */
  remember?: { tokenHash: Buffer; expiresAt: Date } | undefined;
  /** The hash of the token by which a remembered device comes back: it is used up. */
  uses?: Buffer | undefined;
  /** When the password was set that the member has proved; one that was set since is another. */
  passwordOf?: Date | undefined;
}

/**
 * Opens a session, and says whether the member had never logged in before. A session with a step left ends no other and is no
 * login yet. The lock on the member makes two logins at the same moment follow each other: the later one wins.
 * Answers undefined, and opens nothing, where the token of the device has been used before, or the password has been changed
 * while the login was under way.
 */
export function openSession(
  { pool }: Database,
  session: NewSession,
  { single, remember, uses, passwordOf }: Opening,
): Promise<{ first: boolean } | undefined> {
  const { brandId, memberId, familyId, now, step } = session;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ first: boolean; changed: boolean }>(
      `select first_login_at is null as first, coalesce(date_trunc('milliseconds', password_changed_at) > $3, false) as changed
         from member where id = $1 and brand_id = $2 for update`,
      [memberId, brandId, passwordOf ?? null],
    );
    if (rows[0]?.changed) return undefined;
    if (uses && !(await useToken(client, uses, now))) return undefined;
    if (single && !step)
      await endOtherDevices(client, { brandId, memberId, reason: 'logged_in_elsewhere', now }, familyId);
    await insertSession(client, session);
    if (remember && familyId) await insertToken(client, { ...remember, brandId, memberId, familyId, now });
    if (!step) {
      await client.query('update member set first_login_at = $2 where id = $1 and first_login_at is null', [
        memberId,
        now,
      ]);
    }
    return { first: rows[0]?.first ?? false };
  });
}

async function insertSession(client: pg.PoolClient, session: NewSession): Promise<void> {
  await client.query(
    `insert into session (id, brand_id, member_id, token_hash, address, user_agent, created_at, last_seen_at, expires_at, step,
                          method, family_id)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)`,
    [
      session.id,
      session.brandId,
      session.memberId,
      session.tokenHash,
      session.address,
      session.userAgent,
      session.now,
      session.expiresAt,
      session.step,
      session.method,
      session.familyId,
    ],
  );
}

/** Notes that the member of a session was active. */
export async function touchSession({ pool }: Database, sessionId: string, now: Date): Promise<void> {
  await pool.query({
    name: 'touch_session',
    text: 'update session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
    values: [sessionId, now],
  });
}
