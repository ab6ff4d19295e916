import { NoAnswer, Refused, randomHex, TooMany, wait } from '@lantern/outside/page';
import { hashOf } from '../../fair/words.ts';
import { readCombination } from '../../games/tien-len/combination.ts';
import type { Play } from '../../games/tien-len/play.ts';
import { playsFor } from '../../games/tien-len/suggest.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { RoomReply, TableSeenView } from '../../wire/rooms.ts';
import { post } from '../api.ts';
import { sendUntilAnswered } from '../frame/ask-for-round.ts';
import { unplayedOf } from '../frame/outcome.ts';
import { isOwnTurn, type Room } from './room.ts';
import { newSeedFor, seedFor } from './seeds.ts';

const refusals: Partial<Record<string, TextKey>> = {
  betting_closed: 'roomWatching',
  combination_not_allowed: 'roomNotAllowed',
  cards_not_held: 'roomNotAllowed',
  not_your_turn: 'roomNotYourTurn',
  step_not_allowed: 'roomNotYourTurn',
  step_reused: 'roomNotYourTurn',
  round_over: 'roomOver',
  round_under_way: 'roomCannotLeave',
  unavailable: 'siteAway',
};

/** Makes a call of the rooms until it is answered. Repeats are the same call. */
async function call(room: Room, path: string, body: object): Promise<RoomReply | undefined> {
  const { notice, text, session } = room;
  if (room.busy) return undefined;
  room.busy = true;
  room.redraw();
  try {
    const reply = await sendUntilAnswered(
      {
        send: (asked: object) => post<RoomReply>(`/api/room/${path}`, asked),
        wait,
        onTrouble: () => notice.say(text('networkTrouble')),
      },
      { session, ...body },
    );
    notice.clear();
    if (reply.balance !== null) room.balance = BigInt(reply.balance);
    room.take(reply);
    return reply;
  } catch (error) {
    fail(room, error);
    return undefined;
  } finally {
    room.busy = false;
    room.redraw();
  }
}

function fail({ notice, text, end }: Room, error: unknown): void {
  if (error instanceof TooMany) notice.say(text('tooMany'));
  else if (error instanceof NoAnswer) notice.say(text('tableLostLine'));
  else if (error instanceof Refused && error.code !== 'session_over')
    notice.say(text(refusals[error.code] ?? 'stepNotAllowed'));
  else end(text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
}

export const join = (room: Room, unit: string) => call(room, 'join', { room: unit });

export async function leave(room: Room): Promise<boolean> {
  const reply = await call(room, 'leave', {});
  if (reply) void room.refresh();
  return reply !== undefined;
}

/** Buys into the table's deal, with the commitment to a new seed. */
export async function buyIn(room: Room): Promise<void> {
  const { table, text, notice } = room;
  if (!table || room.busy) return;
  const { dealId } = table.deal;
  const commitment = hashOf(newSeedFor(dealId));
  const reply = await call(room, 'buy-in', { dealId, betKey: randomHex(16), commitment });
  if (!reply?.buyIn || reply.buyIn.state === 'open') return;
  const { key, ends } = unplayedOf(reply.buyIn);
  if (ends) room.end(text(key));
  else notice.say(text(key));
  void room.refresh();
}

const revealing = new Set<string>();

/** Once no one can join any more, the page reveals its seed. */
export async function revealSeed(room: Room): Promise<void> {
  const { table, session } = room;
  if (table?.deal.state !== 'sealing') return;
  const { dealId } = table.deal;
  const seed = seedFor(dealId);
  if (!seed || revealing.has(dealId)) return;
  revealing.add(dealId);
  const send = () => post<RoomReply>('/api/room/seed', { session, dealId, seed });
  await sendUntilAnswered({ send, wait, onTrouble: () => undefined }, {})
    .then(room.take)
    .catch(() => revealing.delete(dealId));
}

export async function play(room: Room): Promise<void> {
  const cards = [...room.chosen].sort((one, other) => one - other);
  if (room.table && cards.length > 0) await move(room, room.table, cards);
}

export async function pass(room: Room): Promise<void> {
  if (room.table?.deal.top && isOwnTurn(room)) await move(room, room.table, []);
}

async function move(room: Room, { deal }: TableSeenView, cards: readonly number[]): Promise<void> {
  const body = { dealId: deal.dealId, move: deal.moves + 1, cards };
  if (await call(room, 'move', body)) room.chosen.clear();
  room.redraw();
}

/** Chooses the next of the possible plays; after the last one, none. */
export function suggest(room: Room): void {
  const { table } = room;
  if (!table || !isOwnTurn(room)) return;
  const plays = playsFor(seenPlay(table), 0);
  if (plays.length === 0) room.notice.say(room.text('roomNotAllowed'));
  const next = plays[room.suggested % Math.max(plays.length, 1)];
  room.suggested += 1;
  room.chosen = new Set(next?.cards);
  room.redraw();
}

/** The deal with the own hand alone, as seat 0. */
function seenPlay({ hand, deal }: TableSeenView): Play {
  const combination = deal.top ? readCombination(deal.top.cards) : undefined;
  return {
    ...{ hands: [hand], turn: 0, passed: [], active: [], owed: undefined, chops: [] },
    top: combination ? { seat: 1, combination } : undefined,
    mustHold: deal.mustHold ?? undefined,
    ...{ winner: undefined, instant: undefined },
  };
}
