import { type Queryable, transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { inOrder } from '../games/tien-len/cards.ts';
import { takeMove } from '../games/tien-len/play.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../sessions/session.store.ts';
import { goOn } from './advance-deal.ts';
import { findDeal, findTableOf, insertMove, movesIn, seatsIn, setMissed } from './deal.store.ts';
import { playOf } from './deal-play.ts';
import type { Held } from './held.ts';
import { useRoomSession } from './join-room.ts';
import { lockTable, touch } from './room.store.ts';
import type { Deal, StoredMove } from './room.ts';
import type { RoomClock } from './room-clock.ts';

export interface MoveRequest {
  session: string;
  dealId: string;
  /** The number of the move in the deal, from 1: the idempotency key. */
  move: number;
  /** None is a pass. */
  cards: readonly number[];
}

/**
 * Plays cards or passes. The same number with the same cards is the same move.
 *
 * @throws Refusal session_over, wrong_game, not_found, not_seated, round_over, step_reused,
 *   step_not_allowed, not_your_turn, cards_not_held, combination_not_allowed
 */
export async function makeMove(
  context: Context,
  clock: RoomClock,
  request: MoveRequest,
): Promise<Session> {
  return transaction(context.database, async (tx) => {
    const session = await useRoomSession(tx, request.session);
    const tableId = await findTableOf(tx, request.dealId);
    if (tableId === undefined) throw new Refusal('not_found');
    const table = await lockTable(tx, tableId);
    const deal = await findDeal(tx, tableId);
    if (!table || deal?.id !== request.dealId) throw new Refusal('round_over');
    await move({ context, clock, tx, table }, deal, session, request);
    await touch(tx, tableId);
    return session;
  });
}

async function move(
  held: Held,
  deal: Deal,
  { playerId }: Session,
  { move: number, cards }: MoveRequest,
): Promise<void> {
  const { tx } = held;
  const seats = await seatsIn(tx, deal.id);
  const seat = seats.findIndex((one) => one.playerId === playerId);
  const own = seats[seat];
  if (!own) throw new Refusal('not_seated');
  const moves = await movesIn(tx, deal.id);
  const known = moves[number - 1];
  if (known) {
    if (!isSame(known, own.place, cards)) throw new Refusal('step_reused');
    return;
  }
  if (deal.state !== 'playing') throw new Refusal('round_over');
  if (number !== moves.length + 1) throw new Refusal('step_not_allowed');
  const next = takeMove(playOf(deal, seats, moves), { seat, cards });
  if (typeof next === 'string') throw new Refusal(next);
  await store(tx, deal.id, { number, place: own.place, cards: inOrder(cards), forced: false });
  await goOn(
    held,
    deal,
    seats.map((one) => (one === own ? { ...one, missed: 0 } : one)),
  );
}

async function store(tx: Queryable, dealId: string, made: StoredMove): Promise<void> {
  await insertMove(tx, dealId, made);
  await setMissed(tx, dealId, made.place, 0);
}

const isSame = (known: StoredMove, place: number, cards: readonly number[]): boolean =>
  known.place === place && known.cards.join() === inOrder(cards).join();
