import { findRow, findRows, type Queryable } from '@lantern/outside';
import type { Deal, DealResult, DealSeat, DealState, StoredMove } from './room.ts';

const columns = `id, number, table_id, state, server_seed, seed_hash, leader, seeds, result,
  until_at, coalesce(until_at <= clock_timestamp(), false) AS due,
  coalesce((extract(epoch FROM clock_timestamp() - until_at) * 1000)::float8, 0) AS late_ms`;
const live = `state NOT IN ('closed', 'void')`;

/** The present deal of a table. */
export const findDeal = (db: Queryable, tableId: string): Promise<Deal | undefined> =>
  findRow<Deal>(db, `SELECT ${columns} FROM deal WHERE table_id = $1 AND ${live}`, [tableId]);

/** The table of a deal, and whether it is the table's present deal. */
export const findTableOf = (db: Queryable, dealId: string): Promise<string | undefined> =>
  findRow<{ tableId: string }>(db, 'SELECT table_id FROM deal WHERE id = $1', [dealId]).then(
    (row) => row?.tableId,
  );

export async function insertDeal(
  tx: Queryable,
  deal: Pick<Deal, 'id' | 'tableId' | 'serverSeed' | 'seedHash' | 'leader'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO deal (id, table_id, server_seed, seed_hash, leader) VALUES ($1, $2, $3, $4, $5)`,
    [deal.id, deal.tableId, deal.serverSeed, deal.seedHash, deal.leader],
  );
}

/** The tables whose deal has to move on. */
export async function dueTables(db: Queryable): Promise<string[]> {
  const rows = await findRows<{ tableId: string }>(
    db,
    `SELECT table_id FROM deal WHERE until_at <= clock_timestamp()
       AND state NOT IN ('closed', 'void', 'waiting')`,
  );
  return rows.map(({ tableId }) => tableId);
}

/** Milliseconds until the next state or turn ends; null when none is running. */
export const nextDueMs = async (db: Queryable): Promise<number | null> =>
  (
    await findRow<{ ms: number | null }>(
      db,
      `SELECT (extract(epoch FROM min(until_at) - clock_timestamp()) * 1000)::float8 AS ms
       FROM deal WHERE state NOT IN ('closed', 'void', 'waiting')`,
    )
  )?.ms ?? null;

/** Moves a deal to a state that lasts `forMs`; null for one without an end. */
export async function setState(
  tx: Queryable,
  id: string,
  state: DealState,
  forMs: number | null,
): Promise<void> {
  await tx.query(
    `UPDATE deal SET state = $2,
       until_at = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
     WHERE id = $1`,
    [id, state, forMs],
  );
}

/** The state ends in `ms` at the latest. */
export async function shorten(tx: Queryable, id: string, ms: number): Promise<void> {
  await tx.query(
    `UPDATE deal SET until_at =
       least(until_at, clock_timestamp() + make_interval(secs => $2::float8 / 1000))
     WHERE id = $1`,
    [id, ms],
  );
}

/** The seeds of all seats are known: the cards are dealt. */
export async function setDealt(tx: Queryable, id: string, seeds: string): Promise<void> {
  await tx.query(
    `UPDATE deal SET state = 'playing', seeds = $2, until_at = clock_timestamp() WHERE id = $1`,
    [id, seeds],
  );
}

export async function setResult(
  tx: Queryable,
  id: string,
  result: DealResult,
  forMs: number,
): Promise<void> {
  await tx.query(
    `UPDATE deal SET state = 'over', result = $2,
       until_at = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
     WHERE id = $1`,
    [id, JSON.stringify(result), forMs],
  );
}

/** The seats of a deal in seat order, with the states of their buy-ins. */
export const seatsIn = (db: Queryable, dealId: string): Promise<DealSeat[]> =>
  findRows<DealSeat>(
    db,
    `SELECT place, deal_seat.player_id, nickname, round_id, round.state, commitment, seed, missed
     FROM deal_seat LEFT JOIN round ON round.id = round_id
     WHERE deal_seat.deal_id = $1 ORDER BY place`,
    [dealId],
  );

export async function insertSeat(
  tx: Queryable,
  dealId: string,
  seat: Omit<DealSeat, 'state' | 'missed'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO deal_seat (deal_id, place, player_id, nickname, round_id, commitment, seed)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[dealId, seat.place, seat.playerId, seat.nickname, seat.roundId],
      ...[seat.commitment, seat.seed],
    ],
  );
}

export async function removeSeats(
  tx: Queryable,
  dealId: string,
  places: readonly number[],
): Promise<void> {
  const text = 'DELETE FROM deal_seat WHERE deal_id = $1 AND place = ANY ($2)';
  await tx.query(text, [dealId, places]);
}

export async function setSeed(
  tx: Queryable,
  dealId: string,
  place: number,
  seed: string,
): Promise<void> {
  const text = 'UPDATE deal_seat SET seed = $3 WHERE deal_id = $1 AND place = $2';
  await tx.query(text, [dealId, place, seed]);
}

export async function setMissed(
  tx: Queryable,
  dealId: string,
  place: number,
  missed: number,
): Promise<void> {
  const text = 'UPDATE deal_seat SET missed = $3 WHERE deal_id = $1 AND place = $2';
  await tx.query(text, [dealId, place, missed]);
}

export const movesIn = (db: Queryable, dealId: string): Promise<StoredMove[]> =>
  findRows<StoredMove>(
    db,
    'SELECT number, place, cards, forced FROM deal_move WHERE deal_id = $1 ORDER BY number',
    [dealId],
  );

export async function insertMove(tx: Queryable, dealId: string, move: StoredMove): Promise<void> {
  await tx.query(
    `INSERT INTO deal_move (deal_id, number, place, cards, forced) VALUES ($1, $2, $3, $4, $5)`,
    [dealId, move.number, move.place, move.cards, move.forced],
  );
}

export interface DealFacts {
  roundId: string;
  game: string;
  serverSeedHash: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  players: number;
}

/** The public facts of a deal that is over. */
export const findDealFacts = (db: Queryable, id: string): Promise<DealFacts | undefined> =>
  findRow<DealFacts>(
    db,
    `SELECT deal.id AS round_id, game, seed_hash AS server_seed_hash, server_seed,
       seeds AS client_seed, number AS nonce,
       (SELECT count(*)::int FROM deal_seat WHERE deal_id = deal.id) AS players
     FROM deal JOIN room_table ON room_table.id = table_id
     WHERE deal.id = $1 AND state IN ('over', 'closed')`,
    [id],
  );
