import { randomBytes, randomUUID } from 'node:crypto';
import { type Queryable, transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { hashOf } from '../fair/words.ts';
import { takeMove } from '../games/tien-len/play.ts';
import { joinedSeeds, leastSeats, mostSeats } from '../games/tien-len/rules.ts';
import { forcedCards, suggestionFor } from '../games/tien-len/suggest.ts';
import { cancelBuyIns } from './buy-in-calls.ts';
import {
  findDeal,
  insertDeal,
  insertMove,
  insertSeat,
  movesIn,
  removeSeats,
  seatsIn,
  setDealt,
  setMissed,
  setState,
  shorten,
} from './deal.store.ts';
import { commitmentTo, newSeed, playOf } from './deal-play.ts';
import { finishDeal } from './finish-deal.ts';
import type { Held } from './held.ts';
import { absentSeats, closeTable, lockTable, removeSeat, seatsAt, touch } from './room.store.ts';
import type { Deal, DealSeat, RoomTable } from './room.ts';
import { absentMs, goneMs, type RoomClock, turnMsOf, voidAfterMs } from './room-clock.ts';

/**
 * Moves the deal of a table to its next state, or plays for a seat whose time is over. Any process
 * may call this at any time: each change is made once, in one transaction, and the next process
 * goes on where one has died.
 */
export async function advanceDeal(
  context: Context,
  clock: RoomClock,
  tableId: string,
): Promise<void> {
  await transaction(context.database, async (tx) => {
    const table = await lockTable(tx, tableId);
    const deal = table && (await findDeal(tx, tableId));
    if (!table || !deal) return;
    const held = { context, clock, tx, table };
    if (deal.state === 'waiting') await sweep(held, deal);
    if (!deal.due) return;
    await moveOn(held, deal);
    await touch(tx, tableId);
  });
}

async function moveOn(held: Held, deal: Deal): Promise<void> {
  if (deal.state === 'over') await nextDeal(held, deal, 'closed');
  else if (deal.lateMs > voidAfterMs) await makeVoid(held, deal);
  else if (deal.state === 'gathering') await seal(held, deal);
  else if (deal.state === 'sealing') await dealCards(held, deal);
  else await playForSeat(held, deal);
}

/** Players without a page lose their seats while nothing is at stake; an empty table closes. */
async function sweep({ tx, table }: Held, deal: Deal): Promise<void> {
  for (const { place } of await absentSeats(tx, table.id, absentMs))
    await removeSeat(tx, table.id, place);
  if ((await seatsAt(tx, table.id)).length === 0) await closeEmpty(tx, table, deal);
  await touch(tx, table.id);
}

async function closeEmpty(tx: Queryable, table: RoomTable, deal: Deal): Promise<void> {
  await setState(tx, deal.id, 'void', 0);
  await closeTable(tx, table.id);
}

/** A table that its last player has left is closed, unless a deal is going on. */
export async function closeIfEmpty(tx: Queryable, table: RoomTable): Promise<void> {
  const deal = await findDeal(tx, table.id);
  const seats = await seatsAt(tx, table.id);
  if (deal?.state === 'waiting' && seats.length === 0) await closeEmpty(tx, table, deal);
}

/** Commits to the seed of the table's next deal. */
export async function openDeal(
  tx: Queryable,
  tableId: string,
  leader: number | null = null,
): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  const deal = { id: randomUUID(), tableId, serverSeed, seedHash: hashOf(serverSeed), leader };
  await insertDeal(tx, deal);
}

async function nextDeal(held: Held, deal: Deal, state: 'closed' | 'void'): Promise<void> {
  const { tx, table } = held;
  const seats = await seatsIn(tx, deal.id);
  await setState(tx, deal.id, state, 0);
  const leader = deal.result ? seats[deal.result.winner] : undefined;
  const sitting = await seatsAt(tx, table.id);
  const stays = sitting.some(({ playerId }) => playerId === leader?.playerId);
  await openDeal(tx, table.id, stays ? (leader?.place ?? null) : null);
  const next = await findDeal(tx, table.id);
  if (next) await sweep(held, next);
}

/** All buy-ins go back: too few players, or the house was away. */
async function makeVoid(held: Held, deal: Deal): Promise<void> {
  const seats = await seatsIn(held.tx, deal.id);
  await cancelBuyIns(
    held.tx,
    seats.map(({ roundId }) => roundId),
  );
  held.context.log.info({ dealId: deal.id, state: deal.state }, 'the deal is void');
  await nextDeal(held, deal, 'void');
}

/** No one joins any more: buy-ins without an answer are cancelled, and bots fill a trial table. */
async function seal(held: Held, deal: Deal): Promise<void> {
  const { tx, table, clock } = held;
  const seats = await seatsIn(tx, deal.id);
  const unsure = seats.filter(({ state }) => state !== 'open');
  await dropSeats(held, deal, unsure);
  const players = seats.length - unsure.length;
  if (players === 0 || (players < leastSeats && !table.trial)) {
    await makeVoid(held, deal);
    return;
  }
  if (table.trial && players < leastSeats) await seatBots(held, deal);
  await setState(tx, deal.id, 'sealing', clock.sealMs);
}

async function dropSeats({ tx }: Held, deal: Deal, seats: readonly DealSeat[]): Promise<void> {
  await removeSeats(
    tx,
    deal.id,
    seats.map(({ place }) => place),
  );
  await cancelBuyIns(
    tx,
    seats.map(({ roundId }) => roundId),
  );
}

/** Bots take the places where no player sits. */
async function seatBots({ tx, table }: Held, deal: Deal): Promise<void> {
  const taken = new Set((await seatsAt(tx, table.id)).map(({ place }) => place));
  for (let place = 0; place < mostSeats; place += 1) {
    if (taken.has(place)) continue;
    const seed = newSeed();
    const bot = { place, playerId: null, nickname: '', roundId: null };
    await insertSeat(tx, deal.id, { ...bot, commitment: commitmentTo(seed), seed });
  }
}

/** Deals to the seats that have revealed their seeds; the others get their buy-ins back. */
export async function dealCards(held: Held, deal: Deal): Promise<void> {
  const { tx } = held;
  const all = await seatsIn(tx, deal.id);
  const silent = all.filter(({ seed }) => seed === null);
  await dropSeats(held, deal, silent);
  const seats = all.filter(({ seed }) => seed !== null);
  const players = seats.filter(({ playerId }) => playerId !== null);
  if (seats.length < leastSeats || players.length === 0) {
    await makeVoid(held, deal);
    return;
  }
  const seeds = joinedSeeds(seats.map(({ seed }) => seed ?? ''));
  await setDealt(tx, deal.id, seeds);
  await goOn(held, { ...deal, seeds }, seats);
}

/** The next seat's turn begins, or the deal is over. */
export async function goOn(held: Held, deal: Deal, seats: readonly DealSeat[]): Promise<void> {
  const { tx, clock } = held;
  const play = playOf(deal, seats, await movesIn(tx, deal.id));
  if (play.winner === undefined)
    await setState(tx, deal.id, 'playing', turnMsOf(clock, seats[play.turn]));
  else await finishDeal(held, deal, seats, play);
}

/** A bot plays, or the clock does for a player: a pass, or the lowest card. */
async function playForSeat(held: Held, deal: Deal): Promise<void> {
  const { tx } = held;
  const seats = await seatsIn(tx, deal.id);
  const moves = await movesIn(tx, deal.id);
  const play = playOf(deal, seats, moves);
  const seat = seats[play.turn];
  if (!seat) throw new Error('no seat has the turn');
  const isBot = seat.playerId === null;
  const cards = isBot ? suggestionFor(play, play.turn) : forcedCards(play, play.turn);
  if (typeof takeMove(play, { seat: play.turn, cards }) === 'string')
    throw new Error('the clock has no move');
  const move = { number: moves.length + 1, place: seat.place, cards: [...cards], forced: !isBot };
  await insertMove(tx, deal.id, move);
  const missed = isBot ? 0 : seat.missed + 1;
  await setMissed(tx, deal.id, seat.place, missed);
  const now = seats.map((one) => (one === seat ? { ...one, missed } : one));
  await goOn(held, deal, now);
}

/**
 * A buy-in was accepted: the deal waits shorter, the more players are ready. It doesn't wait for
 * those whose pages are gone.
 */
export async function gather({ tx, table, clock }: Held, deal: Deal): Promise<void> {
  const ready = (await seatsIn(tx, deal.id)).filter(({ state }) => state === 'open');
  const gone = await absentSeats(tx, table.id, goneMs);
  const awaited = (await seatsAt(tx, table.id)).filter(
    ({ place }) => ![...ready, ...gone].some((seat) => seat.place === place),
  );
  const isEnough = ready.length >= leastSeats || table.trial;
  if (isEnough && awaited.length === 0) await shorten(tx, deal.id, clock.completeMs);
  else if (ready.length >= leastSeats) await shorten(tx, deal.id, clock.gatherMs);
}
