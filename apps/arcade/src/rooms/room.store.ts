import { findRow, findRows, getRow, type Queryable } from '@lantern/outside';
import type { RoomTable, Seat } from './room.ts';

interface TableRow extends Omit<RoomTable, 'unit'> {
  unit: string;
}

const columns = 'id, game, currency, digits, trial, unit, version';
const tableOfRow = (row: TableRow): RoomTable => ({ ...row, unit: BigInt(row.unit) });

/** A room: tables of the same game, money and stake. */
export interface RoomKey {
  game: string;
  currency: string;
  trial: boolean;
  unit: bigint;
}

const keyOf = ({ game, currency, trial, unit }: RoomKey) => [game, currency, trial, unit];

/** Serialises the players who take seats in a room until the end of the transaction. */
export async function lockRoom(tx: Queryable, room: RoomKey): Promise<void> {
  const key = [`room:${keyOf(room).join(':')}`];
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', key);
}

/** An open table, locked for the call that changes its seats or its deal. */
export async function lockTable(tx: Queryable, id: string): Promise<RoomTable | undefined> {
  const row = await findRow<TableRow>(
    tx,
    `SELECT ${columns} FROM room_table WHERE id = $1 AND closed_at IS NULL FOR UPDATE`,
    [id],
  );
  return row && tableOfRow(row);
}

export async function getTable(db: Queryable, id: string): Promise<RoomTable> {
  const text = `SELECT ${columns} FROM room_table WHERE id = $1`;
  return tableOfRow(await getRow<TableRow>(db, text, [id]));
}

/** The table of a room with a free seat that has the most players. */
export async function findFreeTable(
  db: Queryable,
  room: RoomKey,
  seats: number,
): Promise<string | undefined> {
  const row = await findRow<{ id: string }>(
    db,
    `SELECT id FROM room_table t,
       LATERAL (SELECT count(*) AS taken FROM room_seat WHERE table_id = t.id) s
     WHERE game = $1 AND currency = $2 AND trial = $3 AND unit = $4 AND closed_at IS NULL
       AND taken < $5
     ORDER BY taken DESC, created_at LIMIT 1`,
    [...keyOf(room), seats],
  );
  return row?.id;
}

export async function insertTable(
  db: Queryable,
  id: string,
  room: RoomKey & { digits: number },
): Promise<void> {
  await db.query(
    `INSERT INTO room_table (id, game, currency, trial, unit, digits)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, ...keyOf(room), room.digits],
  );
}

/** Notes a change of a table, for the pages of all processes. */
export async function touch(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE room_table SET version = version + 1 WHERE id = $1', [id]);
}

export const seatsAt = (db: Queryable, tableId: string): Promise<Seat[]> =>
  findRows<Seat>(
    db,
    `SELECT place, player_id, nickname FROM room_seat WHERE table_id = $1 ORDER BY place`,
    [tableId],
  );

export const findSeat = (
  db: Queryable,
  playerId: string,
  game: string,
): Promise<(Seat & { tableId: string }) | undefined> =>
  findRow<Seat & { tableId: string }>(
    db,
    `SELECT place, player_id, nickname, table_id FROM room_seat
     WHERE player_id = $1 AND game = $2`,
    [playerId, game],
  );

export async function insertSeat(
  tx: Queryable,
  tableId: string,
  seat: Seat & { game: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO room_seat (table_id, place, game, player_id, nickname)
     VALUES ($1, $2, $3, $4, $5)`,
    [tableId, seat.place, seat.game, seat.playerId, seat.nickname],
  );
}

/** Who leaves does not lead the next deal. */
export async function removeSeat(tx: Queryable, tableId: string, place: number): Promise<void> {
  await tx.query('DELETE FROM room_seat WHERE table_id = $1 AND place = $2', [tableId, place]);
  await tx.query(
    `UPDATE deal SET leader = NULL
     WHERE table_id = $1 AND leader = $2 AND state IN ('waiting', 'gathering')`,
    [tableId, place],
  );
}

export async function closeTable(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE room_table SET closed_at = now() WHERE id = $1', [id]);
}

/** Notes that pages of these players are connected. */
export async function markSeen(db: Queryable, playerIds: readonly string[]): Promise<void> {
  await db.query('UPDATE room_seat SET seen_at = clock_timestamp() WHERE player_id = ANY ($1)', [
    playerIds,
  ]);
}

const absent = `seen_at < clock_timestamp() - make_interval(secs => $1::float8 / 1000)`;

/** The seats at a table whose players have been away for this long. */
export const absentSeats = (
  db: Queryable,
  tableId: string,
  absentMs: number,
): Promise<{ place: number }[]> =>
  findRows<{ place: number }>(db, `SELECT place FROM room_seat WHERE ${absent} AND table_id = $2`, [
    absentMs,
    tableId,
  ]);

/** Tables with absent players while nothing is at stake. */
export async function tablesToSweep(db: Queryable, absentMs: number): Promise<string[]> {
  const rows = await findRows<{ tableId: string }>(
    db,
    `SELECT DISTINCT room_seat.table_id FROM room_seat
     JOIN deal ON deal.table_id = room_seat.table_id AND deal.state = 'waiting'
     WHERE ${absent}`,
    [absentMs],
  );
  return rows.map(({ tableId }) => tableId);
}

export interface Whereabouts {
  playerId: string;
  tableId: string;
  version: string;
}

/** The tables of players, and how often they have changed. */
export const whereaboutsOf = (
  db: Queryable,
  playerIds: readonly string[],
): Promise<Whereabouts[]> =>
  findRows<Whereabouts>(
    db,
    `SELECT player_id, table_id, version FROM room_seat
     JOIN room_table ON room_table.id = table_id WHERE player_id = ANY ($1)`,
    [playerIds],
  );

export interface RoomCount {
  game: string;
  currency: string;
  trial: boolean;
  unit: string;
  players: number;
  tables: number;
}

/** The players at the tables of every room that has some. */
export const countRooms = (db: Queryable): Promise<RoomCount[]> =>
  findRows<RoomCount>(
    db,
    `SELECT t.game, currency, trial, unit, count(*)::int AS players,
       count(DISTINCT t.id)::int AS tables
     FROM room_table t JOIN room_seat ON table_id = t.id
     WHERE closed_at IS NULL GROUP BY t.game, currency, trial, unit`,
  );

/** How others see the player of a session. */
export const appearanceOf = (
  db: Queryable,
  sessionId: string,
): Promise<{ nickname: string; trial: boolean }> =>
  getRow(db, 'SELECT nickname, trial FROM session WHERE id = $1', [sessionId]);
