import { accountType } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface SessionRow extends pg.QueryResultRow {
  id: string;
  brand_id: string;
  member_id: string;
  /** Milliseconds since 1970; the driver makes dates slowly, and every call reads these. */
  last_seen: number;
  expires: number;
  ended: boolean;
  end_reason: 'logged_out' | 'logged_in_elsewhere' | 'revoked' | null;
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
    text: `select h.at, s.id, s.brand_id, s.member_id, s.ended_at is not null as ended, s.end_reason,
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
}

/**
 * Opens a session and, where only one may be open, ends those before it. The lock on the member makes two logins at the same
 * moment follow each other: the later one wins. Answers whether the member had never logged in before.
 */
export function openSession({ pool }: Database, session: NewSession, single: boolean): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ first: boolean }>(
      'select first_login_at is null as first from member where id = $1 and brand_id = $2 for update',
      [session.memberId, session.brandId],
    );
    if (single) await endOpenSessions(client, session.brandId, session.memberId, 'logged_in_elsewhere', session.now);
    await client.query(
      `insert into session (id, brand_id, member_id, token_hash, address, user_agent, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
      [
        session.id,
        session.brandId,
        session.memberId,
        session.tokenHash,
        session.address,
        session.userAgent,
        session.now,
        session.expiresAt,
      ],
    );
    await client.query('update member set first_login_at = $2 where id = $1 and first_login_at is null', [
      session.memberId,
      session.now,
    ]);
    return rows[0]?.first ?? false;
  });
}

async function endOpenSessions(
  client: pg.PoolClient,
  brandId: string,
  memberId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await client.query(
    `with ended as (
       update session set ended_at = $4, end_reason = $3 where brand_id = $1 and member_id = $2 and ended_at is null returning id
     )
     insert into outbox (topic, brand_id, member_id, payload)
     select 'session_ended', $1, $2, jsonb_build_object('sessionId', id, 'code', $5::text) from ended`,
    [brandId, memberId, reason, now, reason === 'logged_in_elsewhere' ? 'logged_in_elsewhere' : 'session_expired'],
  );
}

/** Ends one session; its sockets are told by the same transaction. */
export async function endSession({ pool }: Database, brandId: string, sessionId: string, now: Date): Promise<void> {
  await pool.query(
    `with ended as (
       update session set ended_at = $3, end_reason = 'logged_out' where id = $2 and brand_id = $1 and ended_at is null
       returning id, member_id
     )
     insert into outbox (topic, brand_id, member_id, payload)
     select 'session_ended', $1, member_id, jsonb_build_object('sessionId', id, 'code', 'session_expired') from ended`,
    [brandId, sessionId, now],
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

const oldSessions = 500;

/**
 * Removes sessions that ended thirty days ago, and with them the play sessions that they opened; in small batches, so that
 * nobody waits for it. Answers how many sessions there were.
 */
export async function removeOldSessions({ pool }: Database): Promise<number> {
  let removed = 0;
  for (let batch = oldSessions; batch === oldSessions; removed += batch) {
    const { rowCount } = await pool.query(
      `delete from session where id in (
         select id from session where least(ended_at, expires_at) < now() - interval '30 days' limit ${oldSessions}
       )`,
    );
    batch = rowCount ?? 0;
  }
  return removed;
}

/**
 * Takes away what is left of trial accounts whose only session is over: nobody can open them again. The member itself stays,
 * disabled, because the ledger forgets nothing. Answers how many there were.
 */
export async function removeTrials({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    `with over as (
       update member set status = 'disabled'
        where type = ${accountType.trial} and status = 'active' and created_at < now() - interval '1 hour'
          and not exists (select from session s where s.member_id = member.id and s.ended_at is null and s.expires_at > now())
       returning id
     ), sessions as (
       delete from session where member_id in (select id from over)
     )
     delete from member_profile where member_id in (select id from over)`,
  );
  return rowCount ?? 0;
}
