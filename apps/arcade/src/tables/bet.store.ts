import { findRow, findRows, type Queryable } from '@lantern/outside';
import type { Owed } from '../outbox/outbox.store.ts';
import type { TableBet } from './table-round.ts';

interface BetRow extends Omit<TableBet, 'total' | 'payout' | 'autoAt' | 'cashOut'> {
  total: string;
  payout: string | null;
  autoAt: string | null;
  cashOut: string | null;
}

const columns = `id, session_id, player_id, table_round_id, game, currency, choice, total, state,
  payout, refusal, auto_at, cash_out,
  (SELECT trial FROM session WHERE session.id = session_id) AS trial`;
const number = (text: string | null) => (text === null ? null : BigInt(text));
const betOf = (row: BetRow): TableBet => ({
  ...row,
  total: BigInt(row.total),
  payout: number(row.payout),
  autoAt: number(row.autoAt),
  cashOut: number(row.cashOut),
});

export interface NewBet {
  id: string;
  sessionId: string;
  betKey: string;
  playerId: string;
  tableRoundId: string;
  game: string;
  currency: string;
  choice: Readonly<Record<string, string>>;
  total: bigint;
  autoAt: bigint | null;
}

export async function insertBet(db: Queryable, bet: NewBet, timeoutMs: number): Promise<TableBet> {
  const row = await findRow<BetRow>(
    db,
    `INSERT INTO round (id, session_id, round_key, player_id, table_round_id, game, currency,
       choice, total, auto_at, bet_deadline)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       now() + make_interval(secs => $11::float8 / 1000))
     RETURNING ${columns}`,
    [
      ...[bet.id, bet.sessionId, bet.betKey, bet.playerId, bet.tableRoundId, bet.game],
      ...[bet.currency, JSON.stringify(bet.choice), bet.total, bet.autoAt, timeoutMs],
    ],
  );
  if (!row) throw new Error('the bet was not stored');
  return betOf(row);
}

async function find(db: Queryable, where: string, values: unknown[]): Promise<TableBet[]> {
  const rows = await findRows<BetRow>(db, `SELECT ${columns} FROM round WHERE ${where}`, values);
  return rows.map(betOf);
}

export async function getBet(db: Queryable, id: string): Promise<TableBet> {
  const [bet] = await find(db, 'id = $1', [id]);
  if (!bet) throw new Error('the bet is gone');
  return bet;
}

/** What is known when a bet is asked for. */
export interface Earlier {
  /** The bet that the same key has made. */
  known: TableBet | undefined;
  /** The player's bets in the round, oldest first. */
  bets: TableBet[];
}

export async function findEarlier(
  db: Queryable,
  { id, playerId }: { id: string; playerId: string },
  { roundId, betKey }: { roundId: string; betKey: string },
): Promise<Earlier> {
  const rows = await findRows<BetRow & { isKnown: boolean; isHere: boolean }>(
    db,
    `SELECT ${columns}, session_id = $1 AND round_key = $2 AS is_known,
       table_round_id = $3 AND player_id = $4 AS is_here
     FROM round
     WHERE session_id = $1 AND round_key = $2 OR table_round_id = $3 AND player_id = $4
     ORDER BY created_at`,
    [id, betKey, roundId, playerId],
  );
  const known = rows.find(({ isKnown }) => isKnown);
  return {
    known: known && betOf(known),
    bets: rows.filter(({ isHere }) => isHere).map(betOf),
  };
}

/** The bets of a player in a shared round, oldest first. */
export const betsOf = (db: Queryable, roundId: string, playerId: string): Promise<TableBet[]> =>
  find(db, 'table_round_id = $1 AND player_id = $2 ORDER BY created_at', [roundId, playerId]);

/** The bets of a round in a state, locked. */
export const takeBets = (
  tx: Queryable,
  roundId: string,
  states: readonly string[],
): Promise<TableBet[]> =>
  find(tx, 'table_round_id = $1 AND state = ANY ($2) ORDER BY id FOR UPDATE', [roundId, states]);

/** A bet that the site has taken waits for the outcome; undefined when it was cancelled before. */
export async function markWaiting(db: Queryable, id: string): Promise<TableBet | undefined> {
  const row = await findRow<BetRow>(
    db,
    `UPDATE round SET state = 'open' WHERE id = $1 AND state = 'betting' RETURNING ${columns}`,
    [id],
  );
  return row && betOf(row);
}

/**
 * Stores the multiplier at which a player cashed out, at most where the bet is cashed out by
 * itself; false when the bet is decided, or was cashed out before.
 */
export async function markCashedOut(db: Queryable, id: string, at: bigint): Promise<boolean> {
  const text = `UPDATE round SET cash_out = least($2::bigint, auto_at)
    WHERE id = $1 AND state = 'open' AND cash_out IS NULL`;
  return (await db.query(text, [id, at])).rowCount === 1;
}

/** Decides bets of a round at once. */
export async function markDecided(
  tx: Queryable,
  bets: readonly { id: string; payout: bigint }[],
  outcome: unknown,
): Promise<void> {
  await tx.query(
    `UPDATE round SET state = 'settling', outcome = $1, payout = decided.payout
     FROM unnest($2::uuid[], $3::bigint[]) AS decided (id, payout)
     WHERE round.id = decided.id AND state = 'open'`,
    [JSON.stringify(outcome), bets.map(({ id }) => id), bets.map(({ payout }) => payout)],
  );
}

/** Cancels bets that are not decided. Returns those that this call cancelled. */
export async function markCancelling(tx: Queryable, ids: readonly string[]): Promise<TableBet[]> {
  const rows = await findRows<BetRow>(
    tx,
    `UPDATE round SET state = 'cancelling' WHERE id = ANY ($1) AND state IN ('betting', 'open')
     RETURNING ${columns}`,
    [ids],
  );
  return rows.map(betOf);
}

/** Makes calls due now, in the transaction that changes their bets. */
export async function oweAll(
  tx: Queryable,
  owed: readonly { betId: string; owed: Owed }[],
): Promise<void> {
  await tx.query(
    `INSERT INTO outbox (round_id, call, body, due_at)
     SELECT id, call, body, now()
     FROM unnest($1::uuid[], $2::text[], $3::json[]) AS owed (id, call, body)`,
    [
      owed.map(({ betId }) => betId),
      owed.map((one) => one.owed.call),
      owed.map((one) => JSON.stringify(one.owed.body)),
    ],
  );
}

export interface Placed {
  currency: string;
  autoAt: string | null;
  cashOut: string | null;
  trial: boolean;
  nickname: string;
  playerId: string;
  choice: Readonly<Record<string, string>>;
  total: string;
}

/** The accepted bets of a round, newest first, for the other players. */
export const placedBets = (db: Queryable, roundId: string): Promise<Placed[]> =>
  findRows<Placed>(
    db,
    `SELECT round.currency, trial, nickname, round.player_id, choice, total, auto_at, cash_out
     FROM round JOIN session ON session.id = session_id
     WHERE table_round_id = $1 AND state IN ('open', 'settling', 'settled')
     ORDER BY round.id DESC`,
    [roundId],
  );
