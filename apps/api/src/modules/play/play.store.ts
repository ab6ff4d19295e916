import type { RoundDetails } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

export interface NewPlaySession {
  id: string;
  brandId: string;
  memberId: string;
  sessionId: string;
  vendorCode: string;
  gameCode: string;
  launchHash: Buffer;
  launchExpiresAt: Date;
  expiresAt: Date;
}

export async function insertPlaySession({ prisma }: Database, session: NewPlaySession): Promise<void> {
  await prisma.playSession.create({ data: { ...session, launchHash: new Uint8Array(session.launchHash) } });
}

export interface PlayerRow extends pg.QueryResultRow {
  member_id: string;
  nickname: string;
  type: number;
  status: string;
  language: string;
  currency: string;
  balance: string;
}

const player = `m.id as member_id, m.nickname, m.type, m.status, m.language, p.currency, p.balance::text
  from member m join purse p on p.member_id = m.id and p.purpose = case when m.type = 4 then 'play' else 'main' end`;

/**
 * Uses a launch token up: of two that come with the same one, the second finds nothing. The login session must still be open.
 */
export async function openPlaySession(
  { pool }: Database,
  open: { vendorCode: string; launchHash: Buffer; sessionHash: Buffer; now: Date },
): Promise<PlayerRow | undefined> {
  const { rows } = await pool.query<PlayerRow>({
    name: 'open_play_session',
    text: `with opened as (
             update play_session s set session_hash = $3
              where s.launch_hash = $2 and s.vendor_code = $1 and s.session_hash is null and s.launch_expires_at > $4
                and exists (select 1 from session l where l.id = s.session_id and l.ended_at is null and l.expires_at > $4)
             returning s.member_id
           )
           select ${player} join opened o on o.member_id = m.id`,
    values: [open.vendorCode, open.launchHash, open.sessionHash, open.now],
  });
  return rows[0];
}

export async function findPlayer({ pool }: Database, memberId: string): Promise<PlayerRow | undefined> {
  const { rows } = await pool.query<PlayerRow>({
    name: 'find_player',
    text: `select ${player} where m.id = $1`,
    values: [memberId],
  });
  return rows[0];
}

/** One money call of a vendor, as `play_apply` takes it. */
export interface PlayAction {
  kind: 'bet' | 'win' | 'rollback' | 'end-round';
  vendor: string;
  playerId: string;
  gameCode: string;
  roundId: string;
  currency: string;
  transactionId?: string;
  betTransactionId?: string;
  targetTransactionId?: string;
  /** Minor units. */
  amount?: string;
  /** SHA-256 of the play session's token, in hex. */
  sessionHash?: string;
  roundClosed?: boolean;
  details?: RoundDetails | undefined;
}

export interface PlayAnswer extends pg.QueryResultRow {
  /** `ok`, or the refusal's code. */
  verdict: string;
  balance: string | null;
  operator_transaction_id: string | null;
}

/**
 * Decides and posts any number of actions in one round trip, each for itself, and answers in their order. Actions that have
 * arrived while another call is under way may go together in the next one; the guarantees are the same.
 */
export async function applyActions({ pool }: Database, actions: readonly PlayAction[]): Promise<PlayAnswer[]> {
  const { rows } = await retried(() =>
    pool.query<PlayAnswer>({
      name: 'play_apply',
      text: 'select verdict, balance::text, operator_transaction_id from play_apply($1) order by ord',
      values: [JSON.stringify(actions)],
    }),
  );
  return rows;
}

export interface RoundRow extends pg.QueryResultRow {
  id: string;
  vendor_round_id: string;
  vendor_code: string;
  vendor_name: string;
  names: Record<string, string> | null;
  game_code: string;
  currency: string;
  stake: string;
  win: string;
  refund: string;
  details: RoundDetails | null;
  started_at: Date;
  ended_at: Date | null;
}

export interface RoundTotals extends pg.QueryResultRow {
  total: string;
  stake: string;
  win: string;
  net: string;
}

interface RoundsWanted {
  brandId: string;
  memberId: string;
  since: Date;
  limit: number;
  offset: number;
}

/** The rounds of a member since a moment, newest first, a page of them; and the totals of all of them. */
export async function findRounds(
  { pool }: Database,
  wanted: RoundsWanted,
): Promise<{ rounds: RoundRow[]; totals: RoundTotals | undefined }> {
  const { brandId, memberId, since, limit, offset } = wanted;
  const [rounds, totals] = await Promise.all([
    pool.query<RoundRow>(
      `select r.id, r.vendor_round_id, r.vendor_code, v.name as vendor_name, g.names, r.game_code, r.currency,
              r.stake::text, r.win::text, r.refund::text, r.details, r.started_at, r.ended_at
         from game_round r join vendor v on v.code = r.vendor_code
         left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
        where r.member_id = $1 and r.brand_id = $2 and r.started_at >= $3
        order by r.started_at desc, r.id desc limit $4 offset $5`,
      [memberId, brandId, since, limit, offset],
    ),
    pool.query<RoundTotals>(
      `select count(*)::text as total, coalesce(sum(stake - refund), 0)::text as stake, coalesce(sum(win), 0)::text as win,
              coalesce(sum(win + refund - stake), 0)::text as net
         from game_round where member_id = $1 and brand_id = $2 and started_at >= $3`,
      [memberId, brandId, since],
    ),
  ]);
  return { rounds: rounds.rows, totals: totals.rows[0] };
}
