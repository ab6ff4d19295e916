import { type Queryable, transaction } from '@lantern/outside';
import { v7 as uuidV7 } from 'uuid';
import type { Context } from '../context.ts';
import { units } from '../games/tien-len/payments.ts';
import type { Answer, Transaction } from '../operator/operator.ts';
import { Refusal } from '../refusal.ts';
import { nothingTaken } from '../rounds/play-round.ts';
import { markRefused } from '../rounds/round.store.ts';
import type { Session } from '../sessions/session.store.ts';
import { markWaiting } from '../tables/bet.store.ts';
import { gather } from './advance-deal.ts';
import { countTries, findBuyInByKey, getBuyIn, insertBuyIn } from './buy-in.store.ts';
import { buyInCall, cancelBuyIns } from './buy-in-calls.ts';
import { findDeal, findTableOf, insertSeat, removeSeats, seatsIn, setState } from './deal.store.ts';
import { useRoomSession } from './join-room.ts';
import { findSeat, lockTable, touch } from './room.store.ts';
import type { BuyIn, Deal, RoomTable, Seat } from './room.ts';
import type { RoomClock } from './room-clock.ts';

export interface BuyInRequest {
  session: string;
  dealId: string;
  betKey: string;
  /** SHA-256 of the player's seed for this deal. */
  commitment: string;
}

export interface PlacedBuyIn {
  buyIn: BuyIn;
  session: Session;
  /** The player's balance as the site reported it with this call; null when it did not. */
  balance: string | null;
}

/** The most buy-ins that a player tries at one deal. */
const mostTries = 10;

/**
 * Buys a player into the table's next deal: stores the buy-in with the commitment to a seed, and
 * takes the stake. The same key returns the same buy-in. One whose answer is lost is cancelled
 * before the cards are dealt.
 *
 * @throws Refusal session_over, wrong_game, not_seated, not_found, betting_closed,
 *   round_under_way, round_key_reused, too_many_requests
 */
export async function placeBuyIn(
  context: Context,
  clock: RoomClock,
  request: BuyInRequest,
): Promise<PlacedBuyIn> {
  const { buyIn, session, fresh } = await transaction(context.database, (tx) =>
    reserve(context, clock, tx, request),
  );
  if (!fresh) return { buyIn, session, balance: null };
  const answer = await context.operator.bet(buyInCall(buyIn, session));
  const balance = answer.kind === 'accepted' ? answer.value.balance : null;
  await transaction(context.database, (tx) => take(context, clock, tx, buyIn, answer));
  return { buyIn: await getBuyIn(context.database, buyIn.id), session, balance };
}

async function reserve(
  context: Context,
  clock: RoomClock,
  tx: Queryable,
  { session: token, dealId, betKey, commitment }: BuyInRequest,
): Promise<{ buyIn: BuyIn; session: Session; fresh: boolean }> {
  const session = await useRoomSession(tx, token);
  const known = await findBuyInByKey(tx, session.id, betKey);
  if (known) {
    const isSame = known.dealId === dealId && known.choice.commitment === commitment;
    if (!isSame) throw new Refusal('round_key_reused');
    return { buyIn: known, session, fresh: false };
  }
  const { table, deal, seat } = await requireOpen(tx, session, dealId);
  if ((await countTries(tx, dealId, session.playerId)) >= mostTries)
    throw new Refusal('too_many_requests');
  const { unit } = table;
  const { id: sessionId, playerId, game, currency } = session;
  const bet = {
    ...{ id: uuidV7(), sessionId, betKey, playerId, dealId, game, currency },
    ...{ choice: { unit: String(unit), commitment }, total: unit * BigInt(units.buyIn) },
  };
  const buyIn = await insertBuyIn(tx, bet, 2 * context.callTimeoutMs);
  const taking = { place: seat.place, playerId, nickname: seat.nickname, roundId: bet.id };
  await insertSeat(tx, dealId, { ...taking, commitment, seed: null });
  if (deal.state === 'waiting') await setState(tx, dealId, 'gathering', clock.aloneMs);
  await touch(tx, table.id);
  return { buyIn, session, fresh: true };
}

/** The player sits at the table of a deal that takes buy-ins, and is not in it yet. */
async function requireOpen(
  tx: Queryable,
  { playerId, game }: Session,
  dealId: string,
): Promise<{ table: RoomTable; deal: Deal; seat: Seat }> {
  const tableId = await findTableOf(tx, dealId);
  if (tableId === undefined) throw new Refusal('not_found');
  const table = await lockTable(tx, tableId);
  const seat = await findSeat(tx, playerId, game);
  if (!table || seat?.tableId !== tableId) throw new Refusal('not_seated');
  const deal = await findDeal(tx, tableId);
  const isOpen = deal?.state === 'waiting' || (deal?.state === 'gathering' && !deal.due);
  if (!deal || deal.id !== dealId || !isOpen) throw new Refusal('betting_closed');
  const seats = await seatsIn(tx, dealId);
  if (seats.some((one) => one.playerId === playerId)) throw new Refusal('round_under_way');
  return { table, deal, seat };
}

/** The site's answer: the seat is in the deal, or leaves it again. */
async function take(
  context: Context,
  clock: RoomClock,
  tx: Queryable,
  buyIn: BuyIn,
  answer: Answer<Transaction>,
): Promise<void> {
  const tableId = await findTableOf(tx, buyIn.dealId);
  const table = tableId === undefined ? undefined : await lockTable(tx, tableId);
  if (answer.kind === 'accepted') {
    // A deal that was sealed or void in the meantime has cancelled the buy-in.
    const isIn = await markWaiting(tx, buyIn.id);
    const deal = table && (await findDeal(tx, table.id));
    if (isIn && table && deal?.state === 'gathering')
      await gather({ context, clock, tx, table }, deal);
  } else await giveUp(context, tx, buyIn, answer);
  if (table) await touch(tx, table.id);
}

async function giveUp(
  { log }: Context,
  tx: Queryable,
  buyIn: BuyIn,
  answer: Exclude<Answer<Transaction>, { kind: 'accepted' }>,
): Promise<void> {
  const problem = answer.kind === 'refused' ? answer.code : answer.problem;
  if (answer.kind === 'refused' && nothingTaken.has(answer.code)) {
    await markRefused(tx, buyIn.id, answer.code);
    log.info({ buyIn: buyIn.id, problem }, 'the site rejected the buy-in');
  } else {
    await cancelBuyIns(tx, [buyIn.id]);
    log.warn({ buyIn: buyIn.id, problem }, 'the outcome of the buy-in is unknown; it is undone');
  }
  const seats = await seatsIn(tx, buyIn.dealId);
  const own = seats.find(({ roundId }) => roundId === buyIn.id);
  if (!own) return;
  await removeSeats(tx, buyIn.dealId, [own.place]);
  if (seats.length === 1) await setState(tx, buyIn.dealId, 'waiting', null);
}
