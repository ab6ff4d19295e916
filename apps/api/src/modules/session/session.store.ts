import type { AgentRight, LoginStep } from '@lantern/contracts';
import { findRow, findRows, toColumns } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import type { EndReason } from './end-sessions.store.ts';
import type { LoginEvent } from './entry.store.ts';

export interface SessionRow {
  id: string;
  brandId: string;
  memberId: string;
  /** Milliseconds since 1970: the driver parses dates slowly, and every call reads these. */
  lastSeen: number;
  expires: number;
  ended: boolean;
  endReason: EndReason | null;
  /** The pending step; null for a full session. */
  step: LoginStep | null;
  username: string;
  nickname: string;
  type: number;
  status: string;
  currency: string;
  language: string;
  rankLevel: number;
  labels: string[];
  hasUpline: boolean;
  /** Of an assistant whose agent is active. */
  agentId: string | null;
  rights: AgentRight[] | null;
  balance: string;
  version: string;
  /** Messages in the inbox. */
  unread: number;
  /** When the exclusion from play ends, as above; Infinity for no end. */
  excludedUntil: number | null;
}

/**
 * Sessions by the hashes of their tokens, in the order of the hashes, with the member and the main
 * purse: the balance is the most frequent call, and this saves its query.
 */
export async function findSessions(
  { pool }: Database,
  hashes: readonly Buffer[],
): Promise<(SessionRow | undefined)[]> {
  const rows = await findRows<SessionRow & { at: string }>(pool, {
    name: 'find_sessions',
    text: `select h.at, s.id, s.brand_id, s.member_id, s.ended_at is not null as ended,
                  s.end_reason, s.step,
                  (extract(epoch from s.last_seen_at) * 1000)::float8 as last_seen,
                  (extract(epoch from s.expires_at) * 1000)::float8 as expires,
                  m.username, m.nickname, m.type, m.status, m.currency, m.language,
                  m.rank_level, m.labels, m.upline_id is not null as has_upline,
                  g.id as agent_id, a.rights, p.balance, p.version,
                  (select count(*)::integer from inbox_message i
                    where i.member_id = m.id and i.read_at is null
                      and i.removed_at is null) as unread,
                  (extract(epoch from x.excluded_until) * 1000)::float8 as excluded_until
             from unnest($1::bytea[]) with ordinality as h (hash, at)
             join session s on s.token_hash = h.hash
             join member m on m.id = s.member_id
             join purse p on p.member_id = m.id and p.purpose in ('main', 'play')
             left join protection x on x.member_id = m.id
             left join assistant a on a.member_id = m.id and m.type in (41, 42)
             left join member g on g.id = a.agent_id and g.status = 'active'
                               and g.type in (1, 2)`,
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
  /** How the member logged in. */
  method: string;
  /** The remembered device. */
  familyId: string | null;
}

export interface Opening {
  /** Ends the member's other sessions and forgets their devices. */
  single: boolean;
  /** The next token of the remembered device. */
  remember?: { tokenHash: Buffer; expiresAt: Date } | undefined;
  /** The hash of the token that a returning device consumes. */
  uses?: Buffer | undefined;
  /** When the proved password was set; the login is refused if it has changed since. */
  passwordOf?: Date | undefined;
  network: string;
  /** Requires the member's first login, or a known network. */
  verifies: boolean;
  /** Adds the network to the known ones. */
  enters: boolean;
  /** The entry in the login history. */
  event?: Pick<LoginEvent, 'id' | 'method' | 'outcome'> | undefined;
}

/**
 * `refused`: the device's token was used before, or the password has changed since it was checked;
 * `new_network`: the network must be verified first.
 */
export type Verdict = 'opened' | 'refused' | 'new_network';

interface OpenedRow {
  verdict: Verdict;
  /** The member had never logged in before. */
  first: boolean;
}

/** As Postgres reads bytes from a JSON text. */
const bytes = (value: Buffer | undefined) => value && `\\x${value.toString('hex')}`;

/** Opens a session, ends those it replaces and writes the login history, in one transaction. */
export async function openSession(
  { pool }: Database,
  session: NewSession,
  opening: Opening,
): Promise<OpenedRow> {
  const { now: openedAt, tokenHash, ...kept } = session;
  const { single, uses, remember, passwordOf, network, verifies, enters, event } = opening;
  const given = toColumns({
    ...kept,
    ...{ openedAt, single, passwordOf, network, verifies, enters },
    tokenHash: bytes(tokenHash),
    uses: bytes(uses),
    remember: bytes(remember?.tokenHash),
    rememberUntil: remember?.expiresAt,
    eventId: event?.id,
    eventMethod: event?.method,
    outcome: event?.outcome,
  });
  const row = await retried(() =>
    findRow<OpenedRow>(pool, {
      name: 'session_open',
      text: 'select verdict, first from session_open($1)',
      values: [JSON.stringify(given)],
    }),
  );
  return row ?? { verdict: 'refused', first: false };
}

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
