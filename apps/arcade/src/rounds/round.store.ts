import { findRow, findRows, getRow, type Queryable } from '@lantern/outside';
import type { Seeds } from '../fair/words.ts';
import type { Round, RoundState } from './round.ts';

interface RoundRow extends Omit<Round, 'total' | 'payout' | 'winCap'> {
  total: string;
  payout: string | null;
  winCap: string | null;
}

/** Rounds from before the other games have their stakes and dice in columns of their own. */
const choice = 'coalesce(round.choice, round.stakes) AS choice';
const outcome = 'coalesce(round.outcome, to_json(round.dice)) AS outcome';
const columns = `round.id, session_id, round.player_id, game, currency, ${choice}, total,
  round.state, shown, ${outcome}, payout, win_cap, refusal, nonce, client_seed, server_seed_hash,
  round.jackpot_odds::text, jackpot_won, jackpot_paid::text, round.free_grant,
  (SELECT count(*)::int FROM round_step WHERE round_id = round.id) AS steps`;
const joined = `SELECT ${columns} FROM round JOIN seed ON seed.id = round.seed_id`;

const bigOrNull = (digits: string | null) => (digits === null ? null : BigInt(digits));
const roundOf = (row: RoundRow): Round => ({
  ...row,
  total: BigInt(row.total),
  payout: bigOrNull(row.payout),
  winCap: bigOrNull(row.winCap),
});

export interface NewRound {
  id: string;
  sessionId: string;
  roundKey: string;
  seedId: string;
  nonce: number;
  playerId: string;
  game: string;
  stepped: boolean;
  currency: string;
  choice: unknown;
  total: bigint;
  winCap: bigint;
  jackpotOdds: string | null;
  freeGrant: string | null;
}

/** Stores a round whose bet is about to be sent; it is overdue after `timeoutMs`. */
export async function insertRound(
  db: Queryable,
  round: NewRound,
  timeoutMs: number,
): Promise<Round> {
  await db.query(
    `INSERT INTO round (id, session_id, round_key, seed_id, nonce, player_id, game, stepped,
       currency, choice, total, win_cap, jackpot_odds, free_grant, bet_deadline)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       now() + make_interval(secs => $15::float8 / 1000))`,
    [
      round.id,
      round.sessionId,
      round.roundKey,
      round.seedId,
      round.nonce,
      round.playerId,
      round.game,
      round.stepped,
      round.currency,
      JSON.stringify(round.choice),
      round.total,
      round.winCap,
      round.jackpotOdds,
      round.freeGrant,
      timeoutMs,
    ],
  );
  return getRound(db, round.id);
}

export async function getRound(db: Queryable, id: string): Promise<Round> {
  return roundOf(await getRow<RoundRow>(db, `${joined} WHERE round.id = $1`, [id]));
}

export interface Standing {
  state: RoundState;
  payout: string | null;
  jackpotWon: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How a player's round of one bet stands, also a deal in a room. */
export async function findStanding(
  db: Queryable,
  id: string,
  playerId: string,
): Promise<Standing | undefined> {
  if (!uuid.test(id)) return undefined;
  const text =
    'SELECT state, payout::text, jackpot_won FROM round WHERE id = $1 AND player_id = $2';
  return findRow<Standing>(db, text, [id, playerId]);
}

export interface DayRow {
  id: string;
  currency: string;
  stake: bigint;
  win: bigint;
}

/** Rounds behind an id whose stakes the site has taken, in the order of their ids. */
export async function findDay(
  db: Queryable,
  { from, before, most }: { from: string; before: string; most: number },
): Promise<DayRow[]> {
  const rows = await findRows<{ id: string; currency: string; stake: string; win: string }>(
    db,
    `SELECT id, currency, (CASE WHEN free_grant IS NULL THEN total ELSE 0 END)::text AS stake,
            (CASE WHEN state = 'settled' THEN payout ELSE 0 END)::text AS win
     FROM round WHERE id > $1 AND id < $2 AND state IN ('open', 'settling', 'settled')
     ORDER BY id LIMIT $3`,
    [from, before, most],
  );
  return rows.map(({ stake, win, ...row }) => ({
    ...{ ...row, stake: BigInt(stake), win: BigInt(win) },
  }));
}

export async function findRoundByKey(
  db: Queryable,
  sessionId: string,
  roundKey: string,
): Promise<Round | undefined> {
  const row = await findRow<RoundRow>(db, `${joined} WHERE session_id = $1 AND round_key = $2`, [
    sessionId,
    roundKey,
  ]);
  return row && roundOf(row);
}

/** A player's round of a game, locked until the end of the transaction. */
export async function lockRound(
  tx: Queryable,
  id: string,
  { playerId, game }: { playerId: string; game: string },
): Promise<Round | undefined> {
  const row = await findRow<RoundRow>(
    tx,
    `${joined} WHERE round.id = $1 AND round.player_id = $2 AND game = $3 FOR UPDATE OF round`,
    [id, playerId, game],
  );
  return row && roundOf(row);
}

/** The round with steps that a player has not finished, in any session. */
export async function findOpenRound(
  db: Queryable,
  playerId: string,
  game: string,
): Promise<Round | undefined> {
  const row = await findRow<RoundRow>(
    db,
    `${joined} WHERE round.player_id = $1 AND game = $2 AND stepped AND round.state = 'open'`,
    [playerId, game],
  );
  return row && roundOf(row);
}

export async function hasRoundUnderWay(
  db: Queryable,
  { id, playerId, game }: { id: string; playerId: string; game: string },
): Promise<boolean> {
  const text = `SELECT 1 FROM round WHERE session_id = $1 AND state IN ('betting', 'settling')
    UNION ALL
    SELECT 1 FROM round
     WHERE player_id = $2 AND game = $3 AND stepped AND state IN ('betting', 'open')
     LIMIT 1`;
  return (await findRow(db, text, [id, playerId, game])) !== undefined;
}

/** Whether a round of this seed is not decided yet. */
export async function hasUndecided(db: Queryable, seedId: string): Promise<boolean> {
  const text = `SELECT 1 FROM round WHERE seed_id = $1 AND state IN ('betting', 'open') LIMIT 1`;
  return (await findRow(db, text, [seedId])) !== undefined;
}

/** The last rounds of a player in a game whose outcome was shown, newest first. */
export async function lastRounds(
  db: Queryable,
  { playerId, game }: { playerId: string; game: string },
  count: number,
): Promise<Round[]> {
  const rows = await findRows<RoundRow>(
    db,
    `${joined} WHERE round.player_id = $1 AND game = $2
       AND round.state IN ('settling', 'settled')
     ORDER BY round.created_at DESC LIMIT $3`,
    [playerId, game, count],
  );
  return rows.map(roundOf);
}

/** Locks bets past their deadline, and skips those that another process has locked. */
export async function takeOverdueBets(db: Queryable, count: number): Promise<Round[]> {
  const rows = await findRows<RoundRow>(
    db,
    `${joined} WHERE round.state = 'betting' AND bet_deadline < now()
     ORDER BY bet_deadline LIMIT $1 FOR UPDATE OF round SKIP LOCKED`,
    [count],
  );
  return rows.map(roundOf);
}

/** Locks open rounds that their players have left. */
export async function takeLeftRounds(db: Queryable, count: number): Promise<Round[]> {
  const rows = await findRows<RoundRow>(
    db,
    `${joined} WHERE round.state = 'open' AND open_until < now()
     ORDER BY open_until LIMIT $1 FOR UPDATE OF round SKIP LOCKED`,
    [count],
  );
  return rows.map(roundOf);
}

/** What decides a round. Before the seed is revealed it is used for the outcome only. */
export async function seedsOf(db: Queryable, roundId: string): Promise<Seeds> {
  const text = `SELECT server_seed, client_seed, nonce
    FROM seed JOIN round ON seed.id = round.seed_id WHERE round.id = $1`;
  return getRow<Seeds>(db, text, [roundId]);
}

/** The stake of a round goes back; false when another process has moved the round before. */
export async function markCancelling(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE round SET state = 'cancelling', shown = NULL
     WHERE id = $1 AND state IN ('betting', 'open')`,
    [id],
  );
  return rowCount === 1;
}

export async function markRefused(db: Queryable, id: string, refusal: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE round SET state = 'refused', refusal = $2, finished_at = now()
     WHERE id = $1 AND state = 'betting'`,
    [id, refusal],
  );
  return rowCount === 1;
}

/** Opens a round with steps whose bet was accepted; false when it was cancelled before. */
export async function markOpen(
  db: Queryable,
  id: string,
  shown: object,
  openMs: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE round SET state = 'open', shown = $2,
       open_until = now() + make_interval(secs => $3::float8 / 1000)
     WHERE id = $1 AND state = 'betting'`,
    [id, JSON.stringify(shown), openMs],
  );
  return rowCount === 1;
}

export async function updateShown(db: Queryable, id: string, shown: object): Promise<void> {
  await db.query(`UPDATE round SET shown = $2 WHERE id = $1`, [id, JSON.stringify(shown)]);
}

/** Stores the outcome of an accepted bet; false when the bet was cancelled before its answer. */
export async function markSettling(
  db: Queryable,
  id: string,
  result: { outcome: unknown; payout: bigint; jackpot: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE round SET state = 'settling', shown = NULL, outcome = $2, payout = $3, jackpot_won = $4
     WHERE id = $1 AND state IN ('betting', 'open')`,
    [id, JSON.stringify(result.outcome), result.payout, result.jackpot],
  );
  return rowCount === 1;
}

/** The steps of a round, in order. */
export async function actionsOf(db: Queryable, roundId: string): Promise<unknown[]> {
  const text = `SELECT action FROM round_step WHERE round_id = $1 ORDER BY number`;
  const rows = await findRows<{ action: unknown }>(db, text, [roundId]);
  return rows.map(({ action }) => action);
}

export async function insertStep(
  db: Queryable,
  roundId: string,
  number: number,
  action: unknown,
): Promise<void> {
  const text = `INSERT INTO round_step (round_id, number, action) VALUES ($1, $2, $3)`;
  await db.query(text, [roundId, number, JSON.stringify(action)]);
}

export interface DecidedRound {
  roundId: string;
  game: string;
  serverSeedHash: string;
  /** Null until the player changes the seed. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  choice: unknown;
  outcome: unknown;
}

/** A round whose outcome was shown. */
export async function findDecidedRound(
  db: Queryable,
  id: string,
): Promise<DecidedRound | undefined> {
  return findRow<DecidedRound>(
    db,
    `SELECT round.id AS round_id, game, server_seed_hash, client_seed, nonce, ${choice},
       ${outcome}, CASE WHEN seed.state = 'revealed' THEN server_seed END AS server_seed
     FROM round JOIN seed ON seed.id = round.seed_id
     WHERE round.id = $1 AND round.state IN ('settling', 'settled')`,
    [id],
  );
}
