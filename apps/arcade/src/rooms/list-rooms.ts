import type { Queryable } from '@lantern/outside';
import type { Context } from '../context.ts';
import { tienLen } from '../games/tien-len/rules.ts';
import type { RoomView } from '../wire/rooms.ts';
import { useRoomSession } from './join-room.ts';
import { appearanceOf, countRooms } from './room.store.ts';

/** The rooms of a currency with the players in them; play money is apart. */
async function roomsIn(
  db: Queryable,
  { currency, digits, trial }: { currency: string; digits: number; trial: boolean },
): Promise<RoomView[]> {
  const counts = await countRooms(db);
  return tienLen.roomsOf(currency, digits).map(({ unit, buyIn }) => {
    const known = counts.find(
      (one) => one.currency === currency && one.trial === trial && one.unit === String(unit),
    );
    return {
      ...{ unit: String(unit), buyIn: String(buyIn) },
      ...{ players: known?.players ?? 0, tables: known?.tables ?? 0 },
    };
  });
}

/** The rooms that a player can join. @throws Refusal session_over, wrong_game */
export async function listRooms({ database }: Context, token: string): Promise<RoomView[]> {
  const { id, currency, digits } = await useRoomSession(database, token);
  const { trial } = await appearanceOf(database, id);
  return roomsIn(database, { currency, digits, trial });
}

/** The currencies of the catalogue, with their digits. */
const offered = [
  { currency: 'VND', digits: 0 },
  { currency: 'PHP', digits: 2 },
];

/** All rooms, for the lobby of the site. */
export async function describeRooms({ database }: Context) {
  const rooms = [];
  for (const money of offered)
    for (const trial of [false, true])
      for (const room of await roomsIn(database, { ...money, trial }))
        rooms.push({ game: tienLen.code, currency: money.currency, trial, ...room });
  return rooms;
}
