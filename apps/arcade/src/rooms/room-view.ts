import type { Queryable } from '@lantern/outside';
import { rakePercent, units } from '../games/tien-len/payments.ts';
import type { Play } from '../games/tien-len/play.ts';
import { databaseTime } from '../tables/table.store.ts';
import { masked } from '../tables/table-view.ts';
import type {
  DealResultView,
  DealView,
  RoomFrame,
  RoomSeatView,
  TableSeenView,
} from '../wire/rooms.ts';
import { findDeal, movesIn, seatsIn } from './deal.store.ts';
import { handsOf, playOf } from './deal-play.ts';
import { getTable, seatsAt } from './room.store.ts';
import type { Deal, DealSeat, RoomTable, Seat, StoredMove } from './room.ts';
import { isAway } from './room-clock.ts';

const shownMoves = 12;

/** Everything about a table; what one player may see of it is decided by `seenBy`. */
export interface WholeTable {
  table: RoomTable;
  sitting: readonly Seat[];
  deal: Deal;
  seats: readonly DealSeat[];
  moves: readonly StoredMove[];
  play: Play | undefined;
}

const dealtStates = new Set(['playing', 'over']);

export async function readTable(db: Queryable, id: string): Promise<WholeTable | undefined> {
  const deal = await findDeal(db, id);
  if (!deal) return undefined;
  const [table, sitting] = [await getTable(db, id), await seatsAt(db, id)];
  const [seats, moves] = [await seatsIn(db, deal.id), await movesIn(db, deal.id)];
  const play = dealtStates.has(deal.state) ? playOf(deal, seats, moves) : undefined;
  return { table, sitting, deal, seats, moves, play };
}

/** The table as a player sees it, with no card of another hand before the deal is over. */
export function seenBy(whole: WholeTable, playerId: string): TableSeenView | null {
  const { table, sitting, deal, seats, play } = whole;
  const you = sitting.find((seat) => seat.playerId === playerId);
  if (!you) return null;
  const own = seats.findIndex((seat) => seat.playerId === playerId);
  return {
    ...{ tableId: table.id, version: Number(table.version), unit: String(table.unit) },
    rakePercent: Number(rakePercent),
    buyIn: String(table.unit * BigInt(units.buyIn)),
    you: you.place,
    seats: seatViews(whole, playerId),
    hand: [...(play?.hands[own] ?? [])],
    deal: dealView(whole, deal, own),
  };
}

function seatViews({ sitting, seats, play }: WholeTable, playerId: string): RoomSeatView[] {
  const places = new Map<number, { playerId: string | null; nickname: string }>();
  for (const seat of sitting) places.set(seat.place, seat);
  for (const seat of seats) places.set(seat.place, seat);
  return [...places]
    .sort(([one], [other]) => one - other)
    .map(([place, who]) => {
      const seat = seats.findIndex((one) => one.place === place);
      const known = seats[seat];
      const isBot = who.playerId === null;
      return {
        ...{ place, isBot, isYou: who.playerId === playerId },
        name: isBot ? '' : masked(who.nickname),
        isIn: known !== undefined && (isBot || known.state !== 'betting'),
        cards: play?.hands[seat]?.length ?? 0,
        isAway: known !== undefined && !isBot && isAway(known),
      };
    });
}

function dealView({ seats, moves, play }: WholeTable, deal: Deal, own: number): DealView {
  const placeOf = (seat: number): number => seats[seat]?.place ?? seat;
  const { top, mustHold } = play ?? {};
  const isPlaying = deal.state === 'playing' && play !== undefined;
  return {
    ...{ dealId: deal.id, number: deal.number, state: deal.state, seedHash: deal.seedHash },
    until: deal.untilAt?.getTime() ?? null,
    turn: isPlaying ? placeOf(play.turn) : null,
    top: top ? { place: placeOf(top.seat), cards: [...top.combination.cards] } : null,
    passed: (play?.passed ?? []).map(placeOf),
    mustHold: isPlaying && play.turn === own ? (mustHold ?? null) : null,
    moves: moves.length,
    log: moves.slice(-shownMoves).map(({ number, place, cards, forced }) => ({
      ...{ number, place, cards, forced },
    })),
    result: deal.state === 'over' ? resultView(deal, seats, placeOf) : null,
  };
}

function resultView(
  deal: Deal,
  seats: readonly DealSeat[],
  placeOf: (seat: number) => number,
): DealResultView | null {
  const { result, serverSeed, seeds } = deal;
  if (!result) return null;
  return {
    ...{ winner: placeOf(result.winner), instant: result.instant, serverSeed },
    seeds: seeds ?? '',
    scores: result.nets.map((net, seat) => ({
      ...{ place: placeOf(seat), net, rake: result.rakes[seat] ?? '0' },
    })),
    paid: result.paid.map(({ from, to, units: paid, reason }) => ({
      ...{ from: placeOf(from), to: placeOf(to), units: paid, reason },
    })),
    hands: handsOf(deal, seats.length).map((cards, seat) => ({ place: placeOf(seat), cards })),
  };
}

/** The table of a player as a frame; without a table when the player has no seat. */
export async function frameOf(
  db: Queryable,
  playerId: string,
  tableId: string | undefined,
): Promise<RoomFrame> {
  const whole = tableId === undefined ? undefined : await readTable(db, tableId);
  return {
    ...{ type: 'room', now: await databaseTime(db) },
    table: whole ? seenBy(whole, playerId) : null,
  };
}
