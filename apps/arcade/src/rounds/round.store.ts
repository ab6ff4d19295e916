import { findRow, findRows, getRow, type Queryable } from '@lantern/outside';
import type { Dice } from '../game/symbols.ts';
import type { RoundFacts } from '../wire/replies.ts';
import type { Round, RoundState, WrittenStakes } from './round.ts';

interface RoundRow extends Omit<Round, 'total' | 'payout'> {
  total: string;
  payout: string | null;
}

const columns = `round.id, session_id, round.player_id, currency, stakes, total, round.state, dice,
  payout, refusal, nonce, client_seed, server_seed_hash`;
const joined = `SELECT ${columns} FROM round JOIN seed ON seed.id = round.seed_id`;

const roundOf = (row: RoundRow): Round => ({
  ...row,
  total: BigInt(row.total),
  payout: row.payout === null ? null : BigInt(row.payout),
});

export interface NewRound {
  id: string;
  sessionId: string;
  roundKey: string;
  seedId: string;
  nonce: number;
  playerId: string;
  currency: string;
  stakes: WrittenStakes;
  total: bigint;
}

/** Stores a round whose bet is about to be sent; it is overdue after `timeoutMs`. */
export async function insertRound(
  db: Queryable,
  round: NewRound,
  timeoutMs: number,
): Promise<Round> {
  await db.query(
    `INSERT INTO round (id, session_id, round_key, seed_id, nonce, player_id, currency, stakes,
       total, bet_deadline)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9,
       now() + make_interval(secs => $10::float8 / 1000))`,
    [
      round.id,
      round.sessionId,
      round.roundKey,
      round.seedId,
      round.nonce,
      round.playerId,
      round.currency,
      JSON.stringify(round.stakes),
      round.total,
      timeoutMs,
    ],
  );
  return getRound(db, round.id);
}

export async function getRound(db: Queryable, id: string): Promise<Round> {
  return roundOf(await getRow<RoundRow>(db, `${joined} WHERE round.id = $1`, [id]));
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

export async function hasRoundUnderWay(db: Queryable, sessionId: string): Promise<boolean> {
  const text = `SELECT 1 FROM round WHERE session_id = $1 AND state IN ('betting', 'settling')`;
  return (await findRow(db, text, [sessionId])) !== undefined;
}

export async function hasOpenBet(db: Queryable, seedId: string): Promise<boolean> {
  return (
    (await findRow(db, `SELECT 1 FROM round WHERE seed_id = $1 AND state = 'betting'`, [
      seedId,
    ])) !== undefined
  );
}

/** The last rounds of a player whose dice were shown, newest first. */
export async function lastRounds(db: Queryable, playerId: string, count: number): Promise<Round[]> {
  const rows = await findRows<RoundRow>(
    db,
    `${joined} WHERE round.player_id = $1 AND round.state IN ('settling', 'settled')
     ORDER BY round.created_at DESC LIMIT $2`,
    [playerId, count],
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

/** The server seed of a round. Before it is revealed it is used for the dice only. */
export async function serverSeedOf(db: Queryable, roundId: string): Promise<string> {
  const text = `SELECT server_seed AS seed FROM seed JOIN round ON seed.id = round.seed_id
    WHERE round.id = $1`;
  return (await getRow<{ seed: string }>(db, text, [roundId])).seed;
}

/** Moves a round from one state to another; false when it was moved by another process before. */
async function move(
  db: Queryable,
  id: string,
  from: RoundState,
  to: RoundState,
  finished: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE round SET state = $3, finished_at = CASE WHEN $4 THEN now() END
     WHERE id = $1 AND state = $2`,
    [id, from, to, finished],
  );
  return rowCount === 1;
}

export const markCancelling = (db: Queryable, id: string) =>
  move(db, id, 'betting', 'cancelling', false);
export const markCancelled = (db: Queryable, id: string) =>
  move(db, id, 'cancelling', 'cancelled', true);
export const markSettled = (db: Queryable, id: string) => move(db, id, 'settling', 'settled', true);

export async function markRefused(db: Queryable, id: string, refusal: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE round SET state = 'refused', refusal = $2, finished_at = now()
     WHERE id = $1 AND state = 'betting'`,
    [id, refusal],
  );
  return rowCount === 1;
}

/** Stores the dice of an accepted bet; false when the bet was cancelled before its answer came. */
export async function markSettling(
  db: Queryable,
  id: string,
  dice: Dice,
  payout: bigint,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE round SET state = 'settling', dice = $2, payout = $3
     WHERE id = $1 AND state = 'betting'`,
    [id, [...dice], payout],
  );
  return rowCount === 1;
}

/** The facts of a round whose dice were shown. */
export async function findRoundFacts(db: Queryable, id: string): Promise<RoundFacts | undefined> {
  return findRow<RoundFacts>(
    db,
    `SELECT round.id AS round_id, server_seed_hash, client_seed, nonce, dice,
       CASE WHEN seed.state = 'revealed' THEN server_seed END AS server_seed
     FROM round JOIN seed ON seed.id = round.seed_id
     WHERE round.id = $1 AND round.state IN ('settling', 'settled')`,
    [id],
  );
}
