import { createHash } from 'node:crypto';
import { findRow, type Queryable } from '@lantern/outside';
import { Refusal } from '../refusal.ts';

export interface Session {
  id: string;
  playerId: string;
  /** The code of the game that was opened. */
  game: string;
  /** The site's token for this game, sent with every bet. */
  playToken: string;
  currency: string;
  /** Decimal digits of the currency. */
  digits: number;
  /** BCP 47, from the site. */
  language: string;
  /** A bet draws the site's jackpot with a chance of stake ÷ odds; null without one. */
  jackpotOdds: string | null;
  /** Free rounds that the site has granted for this game, and what each is played for. */
  freeGrant: string | null;
  freeValue: string | null;
}

/** What is stored of a player for others at a table. */
export interface Appearance {
  nickname: string;
  /** Play money. */
  trial: boolean;
}

const columns = `id, player_id, game, play_token, currency, digits, language, jackpot_odds::text,
  free_grant, free_value::text`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Stores a new session with the hash of its token. */
export async function insertSession(
  db: Queryable,
  session: Session & Appearance,
  token: string,
): Promise<void> {
  await db.query(
    `INSERT INTO session (id, token_hash, player_id, game, play_token, currency, digits, language,
       nickname, trial, jackpot_odds, free_grant, free_value)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      session.id,
      hashOf(token),
      session.playerId,
      session.game,
      session.playToken,
      session.currency,
      session.digits,
      session.language,
      session.nickname,
      session.trial,
      session.jackpotOdds,
      session.freeGrant,
      session.freeValue,
    ],
  );
}

/**
 * The session of a token, marked as used now. Inside a transaction the update also locks it, which
 * serialises the requests of a session.
 * @throws Refusal session_over for an unknown token and after twelve idle hours
 */
export async function useSession(db: Queryable, token: string): Promise<Session> {
  const session = await findRow<Session>(
    db,
    `UPDATE session SET last_used_at = now()
     WHERE token_hash = $1 AND last_used_at > now() - interval '12 hours'
     RETURNING ${columns}`,
    [hashOf(token)],
  );
  if (!session) throw new Refusal('session_over');
  return session;
}

/**
 * The same inside a transaction, which also holds what a bet in a shared round needs: the table,
 * together with other bets, and the player's bets in the round. One statement, because all bets of
 * a table pass here.
 */
export async function useSessionForBet(
  tx: Queryable,
  token: string,
  roundId: string,
): Promise<Session> {
  const row = await findRow<Session & { held: string }>(
    tx,
    `UPDATE session SET last_used_at = now()
     WHERE token_hash = $1 AND last_used_at > now() - interval '12 hours'
     RETURNING ${columns},
       pg_advisory_xact_lock_shared(hashtextextended('table:' || game, 0))::text
       || pg_advisory_xact_lock(hashtextextended('bets:' || $2 || ':' || player_id, 0))::text
       AS held`,
    [hashOf(token), roundId],
  );
  if (!row) throw new Refusal('session_over');
  const { held: _, ...session } = row;
  return session;
}

/**
 * The session of a token, without a mark and without a lock: for calls where every moment counts.
 * @throws Refusal session_over
 */
export async function getSession(db: Queryable, token: string): Promise<Session> {
  const session = await findRow<Session>(
    db,
    `SELECT ${columns} FROM session
     WHERE token_hash = $1 AND last_used_at > now() - interval '12 hours'`,
    [hashOf(token)],
  );
  if (!session) throw new Refusal('session_over');
  return session;
}

/** A session with what others may see of its player. */
export type SeenSession = Session & Appearance;

/** @throws Refusal session_over */
export async function getSeenSession(db: Queryable, token: string): Promise<SeenSession> {
  const session = await findRow<SeenSession>(
    db,
    `SELECT ${columns}, nickname, trial FROM session
     WHERE token_hash = $1 AND last_used_at > now() - interval '12 hours'`,
    [hashOf(token)],
  );
  if (!session) throw new Refusal('session_over');
  return session;
}
