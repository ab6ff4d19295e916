import type { LoginStep } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import type { EndReason } from './end-sessions.store.ts';
import type { LoginEvent } from './entry.store.ts';

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
  /** Until when the member is excluded from play, as above; Infinity where that has no end. */
  excluded_until: number | null;
}

/**
 * Sessions by the hashes of their tokens, in the order of the hashes, with the member as it is now
 * and the purse that it spends from: pages ask for the balance more often than for anything else,
 * and this way it costs no query of its own.
 */
export async function findSessions(
  { pool }: Database,
  hashes: readonly Buffer[],
): Promise<(SessionRow | undefined)[]> {
  const { rows } = await pool.query<SessionRow & { at: string }>({
    name: 'find_sessions',
    text: `select h.at, s.id, s.brand_id, s.member_id, s.ended_at is not null as ended, s.end_reason, s.step,
                  (extract(epoch from s.last_seen_at) * 1000)::float8 as last_seen,
                  (extract(epoch from s.expires_at) * 1000)::float8 as expires,
                  m.username, m.nickname, m.type, m.status, m.currency, m.language, p.balance, p.version,
                  (extract(epoch from x.excluded_until) * 1000)::float8 as excluded_until
             from unnest($1::bytea[]) with ordinality as h (hash, at)
             join session s on s.token_hash = h.hash
             join member m on m.id = s.member_id
             join purse p on p.member_id = m.id and p.purpose in ('main', 'play')
             left join protection x on x.member_id = m.id`,
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
  network: string;
  /**
   * The member's first login, or a network from which the member has come in before, is asked for.
   */
  verifies: boolean;
  /** The network is known from now on. */
  enters: boolean;
  /** The line in the login history. */
  event?: Pick<LoginEvent, 'id' | 'method' | 'outcome'> | undefined;
}

/**
 * What became of a login: `refused`, where the token of the device has been used before, or the
 * password has been changed while the login was under way; `new_network`, where that is to be
 * verified first.
 */
export type Verdict = 'opened' | 'refused' | 'new_network';

interface OpenedRow extends pg.QueryResultRow {
  verdict: Verdict;
  /** The member had never logged in before. */
  first: boolean;
}

/** JSON has no bytes; this is how Postgres reads them from a text. */
const bytes = (value: Buffer | undefined) => value && `\\x${value.toString('hex')}`;

/**
 * Opens a session, ends those that may not be open beside it and writes the login history: one
 * round trip, one commit, all or nothing. The SQL function says in which order.
 */
export async function openSession(
  { pool }: Database,
  session: NewSession,
  opening: Opening,
): Promise<OpenedRow> {
  const { remember, event } = opening;
  const given = {
    id: session.id,
    brand_id: session.brandId,
    member_id: session.memberId,
    token_hash: bytes(session.tokenHash),
    address: session.address,
    user_agent: session.userAgent,
    opened_at: session.now,
    expires_at: session.expiresAt,
    step: session.step,
    method: session.method,
    family_id: session.familyId,
    single: opening.single,
    uses: bytes(opening.uses),
    remember: bytes(remember?.tokenHash),
    remember_until: remember?.expiresAt,
    password_of: opening.passwordOf,
    network: opening.network,
    verifies: opening.verifies,
    enters: opening.enters,
    event_id: event?.id,
    event_method: event?.method,
    outcome: event?.outcome,
  };
  const { rows } = await retried(() =>
    pool.query<OpenedRow>({
      name: 'open_session',
      text: 'select verdict, first from open_session($1)',
      values: [JSON.stringify(given)],
    }),
  );
  return rows[0] ?? { verdict: 'refused', first: false };
}

/** Notes that the member of a session was active. */
export async function touchSession(
  { pool }: Database,
  sessionId: string,
  now: Date,
): Promise<void> {
  await pool.query({
    name: 'touch_session',
    text: 'update session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
    values: [sessionId, now],
  });
}
