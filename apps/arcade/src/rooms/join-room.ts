import { randomUUID } from 'node:crypto';
import { type Database, type Queryable, transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { mostSeats, tienLen } from '../games/tien-len/rules.ts';
import { Refusal } from '../refusal.ts';
import { type Session, useSession } from '../sessions/session.store.ts';
import { closeIfEmpty, openDeal } from './advance-deal.ts';
import { cancelBuyIns } from './buy-in-calls.ts';
import { findDeal, removeSeats, seatsIn, setState } from './deal.store.ts';
import {
  appearanceOf,
  findFreeTable,
  findSeat,
  getTable,
  insertSeat,
  insertTable,
  lockRoom,
  lockTable,
  type RoomKey,
  removeSeat,
  seatsAt,
  touch,
} from './room.store.ts';

export interface RoomRequest {
  session: string;
  /** The room's unit in minor units. */
  room: bigint;
}

/** The session of a player in the card rooms. @throws Refusal session_over, wrong_game */
export async function useRoomSession(db: Queryable, token: string): Promise<Session> {
  const session = await useSession(db, token);
  if (session.game !== tienLen.code) throw new Refusal('wrong_game');
  return session;
}

/**
 * Takes a seat in a room. A player who is in a deal elsewhere returns to that table; from another
 * one the player moves.
 * @throws Refusal session_over, wrong_game, not_found
 */
export async function joinRoom(
  { database }: Context,
  { session: token, room: unit }: RoomRequest,
): Promise<Session> {
  const session = await useRoomSession(database, token);
  const { currency, digits, game } = session;
  if (!tienLen.roomsOf(currency, digits).some((offer) => offer.unit === unit))
    throw new Refusal('not_found');
  const { trial, nickname } = await appearanceOf(database, session.id);
  const room = { game, currency, trial, unit, digits };
  if (!(await staysAt(database, session, room)))
    await transaction(database, async (tx) => {
      await lockRoom(tx, room);
      const tableId = (await findFreeTable(tx, room, mostSeats)) ?? (await openTable(tx, room));
      await takeSeat(tx, tableId, session, nickname);
    });
  return session;
}

async function openTable(tx: Queryable, room: RoomKey & { digits: number }): Promise<string> {
  const id = randomUUID();
  await insertTable(tx, id, room);
  await openDeal(tx, id);
  return id;
}

async function takeSeat(
  tx: Queryable,
  tableId: string,
  { playerId, game }: Session,
  nickname: string,
): Promise<void> {
  const table = await lockTable(tx, tableId);
  // Another window of the player was faster, or the table closed: the page asks again.
  if (!table || (await findSeat(tx, playerId, game))) return;
  const taken = new Set((await seatsAt(tx, tableId)).map(({ place }) => place));
  const place = [0, 1, 2, 3].find((one) => !taken.has(one));
  if (place === undefined) return;
  await insertSeat(tx, tableId, { place, playerId, nickname, game });
  await touch(tx, tableId);
}

/** Whether the player keeps a seat that is in this room, or in a deal; any other one is left. */
async function staysAt(
  database: Database,
  { playerId, game }: Session,
  room: RoomKey,
): Promise<boolean> {
  const seat = await findSeat(database, playerId, game);
  if (!seat) return false;
  const { unit, currency, trial } = await getTable(database, seat.tableId);
  if (unit === room.unit && currency === room.currency && trial === room.trial) return true;
  return !(await leaveTable(database, playerId, game));
}

const cannotLeave = new Set(['sealing', 'playing']);

/**
 * Leaves the seat, and takes a buy-in back that was not dealt to. False during a deal: the seat
 * plays on, by the clock if need be.
 */
export async function leaveTable(
  database: Database,
  playerId: string,
  game: string,
): Promise<boolean> {
  const known = await findSeat(database, playerId, game);
  if (!known) return true;
  return transaction(database, async (tx) => {
    const table = await lockTable(tx, known.tableId);
    const seat = await findSeat(tx, playerId, game);
    if (!table || seat?.tableId !== table.id) return seat === undefined;
    const deal = await findDeal(tx, table.id);
    const seats = deal ? await seatsIn(tx, deal.id) : [];
    const own = seats.find((one) => one.playerId === playerId);
    if (deal && own && cannotLeave.has(deal.state)) return false;
    if (deal && own && deal.state === 'gathering') {
      await removeSeats(tx, deal.id, [own.place]);
      await cancelBuyIns(tx, [own.roundId]);
      if (seats.length === 1) await setState(tx, deal.id, 'waiting', null);
    }
    await removeSeat(tx, table.id, seat.place);
    await closeIfEmpty(tx, table);
    await touch(tx, table.id);
    return true;
  });
}

/** Leaves the rooms. @throws Refusal session_over, wrong_game, round_under_way during a deal */
export async function leaveRoom({ database }: Context, token: string): Promise<Session> {
  const session = await useRoomSession(database, token);
  if (!(await leaveTable(database, session.playerId, session.game)))
    throw new Refusal('round_under_way');
  return session;
}
