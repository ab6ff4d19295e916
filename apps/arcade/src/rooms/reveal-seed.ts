import { transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../sessions/session.store.ts';
import { dealCards } from './advance-deal.ts';
import { findDeal, findTableOf, seatsIn, setSeed } from './deal.store.ts';
import { commitmentTo } from './deal-play.ts';
import { useRoomSession } from './join-room.ts';
import { lockTable, touch } from './room.store.ts';
import type { RoomClock } from './room-clock.ts';

export interface SeedRequest {
  session: string;
  dealId: string;
  seed: string;
}

/**
 * Takes the seed that a seat has committed to, once no one can join any more. With the last seed
 * the cards are dealt. A seat sees no other seed before the deal is over.
 *
 * @throws Refusal session_over, wrong_game, not_found, not_seated, round_over, step_not_allowed
 *   before all have bought in, seed_not_committed
 */
export async function revealSeed(
  context: Context,
  clock: RoomClock,
  { session: token, dealId, seed }: SeedRequest,
): Promise<Session> {
  return transaction(context.database, async (tx) => {
    const session = await useRoomSession(tx, token);
    const tableId = await findTableOf(tx, dealId);
    if (tableId === undefined) throw new Refusal('not_found');
    const table = await lockTable(tx, tableId);
    const deal = await findDeal(tx, tableId);
    if (!table || deal?.id !== dealId) throw new Refusal('round_over');
    const seats = await seatsIn(tx, dealId);
    const own = seats.find(({ playerId }) => playerId === session.playerId);
    if (!own) throw new Refusal('not_seated');
    if (own.commitment !== commitmentTo(seed)) throw new Refusal('seed_not_committed');
    // The same seed again is the same answer.
    if (own.seed === seed) return session;
    if (deal.state !== 'sealing') throw new Refusal('step_not_allowed');
    await setSeed(tx, dealId, own.place, seed);
    const missing = seats.filter((one) => one.seed === null && one !== own);
    if (missing.length === 0) await dealCards({ context, clock, tx, table }, deal);
    await touch(tx, tableId);
    return session;
  });
}
