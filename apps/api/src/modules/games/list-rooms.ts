import type { Game, QueryOf, roomList, ValueOf } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Logged, Vendors } from '../../contexts.ts';
import type { VendorRoom } from '../../ports/vendor.ts';
import { catalogueOf } from './catalogue.ts';
import { describeAll } from './list-games.ts';

type Room = ValueOf<typeof roomList>['rooms'][number];

/**
 * The rooms of the card games: those that the vendor names for the player's money, with the players
 * in them, or else the game itself as one room.
 */
export async function listRooms(
  context: Data & Logged & Vendors,
  caller: SessionCaller,
  query: QueryOf<typeof roomList>,
): Promise<ValueOf<typeof roomList>> {
  const wanted = { category: 'PVP', vendor: query.vassalage } as const;
  const rows = (await catalogueOf(context, caller.brand)).find(wanted);
  const games = await describeAll(context, caller, rows, query);
  const codes = [...new Set(games.map(({ vassalage }) => vassalage))];
  const known = new Map(
    await Promise.all(codes.map(async (code) => [code, await roomsOf(context, code)] as const)),
  );
  return { rooms: games.flatMap((game) => roomsIn(game, caller, known.get(game.vassalage))) };
}

function roomsIn(
  game: Game,
  { session }: SessionCaller,
  rooms: readonly VendorRoom[] = [],
): Room[] {
  const { gameCode, nodeId, name, vassalage, vendorName, icon, minBet, maintenance, trial } = game;
  const same = { nodeId, name, vassalage, vendorName, icon, maintenance, trial };
  const isTrial = session.type === accountType.trial;
  const own = rooms.filter(
    (room) =>
      room.gameCode === gameCode && room.currency === session.currency && room.trial === isTrial,
  );
  if (own.length === 0) return [{ ...same, roomId: gameCode, minBet, unit: null, players: null }];
  return own.map(({ room, unit, buyIn, players }) => ({
    ...{ ...same, roomId: `${gameCode}@${room}`, minBet: buyIn, unit, players },
  }));
}

/** How long the players of a vendor's rooms are shown without asking again. */
const freshMs = 3_000;
const asked = new WeakMap<object, { at: number; rooms: Promise<readonly VendorRoom[]> }>();

/** The vendor's rooms; none when it does not answer, so that the games can still be opened. */
async function roomsOf(
  { vendors, clock, log }: Data & Logged & Vendors,
  code: string,
): Promise<readonly VendorRoom[]> {
  const vendor = vendors.get(code);
  if (!vendor?.rooms) return [];
  const now = clock.now().getTime();
  const last = asked.get(vendor);
  if (last && Math.abs(now - last.at) < freshMs) return last.rooms;
  const rooms = vendor.rooms().catch((error: unknown) => {
    log.warn({ event: 'vendor_silent', vendor: code, err: error }, 'a vendor named no rooms');
    return [];
  });
  asked.set(vendor, { at: now, rooms });
  return rooms;
}
