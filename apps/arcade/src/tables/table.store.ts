import { findRow, findRows, getRow, type Queryable } from '@lantern/outside';
import type { TableRound, TableState } from './table-round.ts';

const columns = `id, game, chain_id, number, state, seed_hash, seed, outcome, until_at, flying_at,
  (extract(epoch FROM clock_timestamp() - flying_at) * 1000)::float8 AS flown_ms`;

/**
 * The clock holds the table alone while it changes the state of a round; bets hold it together
 * (`useSessionForBet`). The lock manager serves both in order, so bets cannot keep a round from
 * closing.
 */
export async function lockTable(tx: Queryable, game: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`table:${game}`]);
}

export interface CurrentRound extends TableRound {
  /** Its state has ended, by the clock of the database. */
  due: boolean;
  /** How long ago its state ended; negative before. */
  lateMs: number;
}

const timed = `${columns}, until_at <= clock_timestamp() AS due,
  (extract(epoch FROM clock_timestamp() - until_at) * 1000)::float8 AS late_ms`;
const unfinished = `state NOT IN ('over', 'void')`;

export const findCurrent = (db: Queryable, game: string): Promise<CurrentRound | undefined> =>
  findRow<CurrentRound>(db, `SELECT ${timed} FROM table_round WHERE game = $1 AND ${unfinished}`, [
    game,
  ]);

/** The rounds of all tables that are not over, and the time of the database. */
export const findUnfinished = (db: Queryable): Promise<CurrentRound[]> =>
  findRows<CurrentRound>(db, `SELECT ${timed} FROM table_round WHERE ${unfinished}`);

export const findRound = (db: Queryable, id: string): Promise<CurrentRound | undefined> =>
  findRow<CurrentRound>(db, `SELECT ${timed} FROM table_round WHERE id = $1`, [id]);

export const findLast = (db: Queryable, game: string): Promise<CurrentRound | undefined> =>
  findRow<CurrentRound>(
    db,
    `SELECT ${timed} FROM table_round WHERE game = $1 ORDER BY created_at DESC LIMIT 1`,
    [game],
  );

export interface NewTableRound {
  id: string;
  game: string;
  chainId: string;
  number: number;
  seedHash: string;
}

export async function insertRound(
  db: Queryable,
  round: NewTableRound,
  bettingMs: number,
): Promise<void> {
  await db.query(
    `INSERT INTO table_round (id, game, chain_id, number, seed_hash, until_at)
     VALUES ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(secs => $6::float8 / 1000))`,
    [round.id, round.game, round.chainId, round.number, round.seedHash, bettingMs],
  );
}

/** Moves a round to a state that lasts `forMs`. */
export async function setState(
  db: Queryable,
  id: string,
  state: TableState,
  forMs: number,
): Promise<void> {
  await db.query(
    `UPDATE table_round SET state = $2,
       until_at = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
     WHERE id = $1`,
    [id, state, forMs],
  );
}

/** Starts a flight that lasts `forMs`. */
export async function setFlying(db: Queryable, id: string, forMs: number): Promise<void> {
  await db.query(
    `UPDATE table_round SET state = 'flying', flying_at = started,
       until_at = started + make_interval(secs => $2::float8 / 1000)
     FROM clock_timestamp() AS started WHERE id = $1`,
    [id, forMs],
  );
}

/** Stores the outcome and publishes the seed. */
export async function setDecided(
  db: Queryable,
  id: string,
  result: { state: 'crashed' | 'decided'; seed: string; outcome: unknown },
  forMs: number,
): Promise<void> {
  await db.query(
    `UPDATE table_round SET state = $5, seed = $2, outcome = $3,
       until_at = clock_timestamp() + make_interval(secs => $4::float8 / 1000)
     WHERE id = $1`,
    [id, result.seed, JSON.stringify(result.outcome), forMs, result.state],
  );
}

export interface PastRound {
  roundId: string;
  number: number;
  outcome: unknown;
}

/** The last decided rounds of a table, newest first. */
export const lastResults = (db: Queryable, game: string, count: number): Promise<PastRound[]> =>
  findRows<PastRound>(
    db,
    `SELECT id AS round_id, number, outcome FROM table_round
     WHERE game = $1 AND outcome IS NOT NULL ORDER BY created_at DESC LIMIT $2`,
    [game, count],
  );

export interface TableFacts {
  roundId: string;
  game: string;
  serverSeedHash: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  outcome: unknown;
}

/** The public facts of a shared round whose outcome was shown. */
export const findTableFacts = (db: Queryable, id: string): Promise<TableFacts | undefined> =>
  findRow<TableFacts>(
    db,
    `SELECT table_round.id AS round_id, table_round.game, seed_hash AS server_seed_hash,
       seed AS server_seed, randomness AS client_seed, number AS nonce, outcome
     FROM table_round JOIN seed_chain ON seed_chain.id = chain_id
     WHERE table_round.id = $1 AND outcome IS NOT NULL`,
    [id],
  );

export async function databaseTime(db: Queryable): Promise<number> {
  const { ms } = await getRow<{ ms: number }>(
    db,
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
    [],
  );
  return ms;
}
