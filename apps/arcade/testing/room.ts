import { once } from 'node:events';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { readCombination } from '../src/games/tien-len/combination.ts';
import { instantWinOf } from '../src/games/tien-len/instant-win.ts';
import { units } from '../src/games/tien-len/payments.ts';
import type { Play } from '../src/games/tien-len/play.ts';
import { dealHands, joinedSeeds } from '../src/games/tien-len/rules.ts';
import { suggestionFor } from '../src/games/tien-len/suggest.ts';
import { commitmentTo } from '../src/rooms/deal-play.ts';
import type { RoomFrame, RoomListView, RoomReply, TableSeenView } from '../src/wire/rooms.ts';
import type { Player } from './fake-ledger.ts';
import { accepted, newKey, openPage, post } from './page.ts';
import type { World } from './world.ts';

export const room = '1000';
export const buyIn = BigInt(units.buyIn) * 1_000n;

/** The calls of a page in the card rooms. */
export function roomCalls(url: string, session: string) {
  const call = (path: string, body: object) =>
    post<RoomReply>(url, `/api/room/${path}`, { session, ...body });
  return {
    list: () => post<RoomListView>(url, '/api/room/list', { session }),
    join: (unit = room) => call('join', { room: unit }),
    leave: () => call('leave', {}),
    buyIn: (dealId: string, seed: string, betKey = newKey()) =>
      call('buy-in', { dealId, betKey, commitment: commitmentTo(seed) }),
    seed: (dealId: string, seed: string) => call('seed', { dealId, seed }),
    move: (dealId: string, move: number, cards: readonly number[]) =>
      call('move', { dealId, move, cards }),
  };
}

export interface RoomPlayer {
  player: Player;
  session: string;
  seed: string;
  calls: ReturnType<typeof roomCalls>;
}

/** A player who has opened the game, and whose seed is known. */
export async function openPlayer(
  { operator }: World,
  url: string,
  seed: string,
  more: Partial<Player> = {},
): Promise<RoomPlayer> {
  const { token, player } = operator.ledger.launch(more);
  const { session } = accepted(await openPage(url).open(token, 'tien-len'));
  return { player, session, seed: seed.padEnd(15, '0'), calls: roomCalls(url, session) };
}

export function tableOf({ table }: RoomFrame): TableSeenView {
  if (!table) throw new Error('the player has no seat');
  return table;
}

/** Players who sit at one table. */
export async function sitDown(
  world: World,
  url: string,
  count = 2,
  more: Partial<Player> = {},
): Promise<{ players: RoomPlayer[]; dealId: string }> {
  const players: RoomPlayer[] = [];
  for (let at = 0; at < count; at += 1) players.push(await openPlayer(world, url, `a${at}`, more));
  let dealId = '';
  for (const { calls } of players) dealId = tableOf(accepted(await calls.join())).deal.dealId;
  return { players, dealId };
}

/** Ends the present state or turn of every deal now. */
export async function endState(pool: pg.Pool): Promise<void> {
  await pool.query(
    `UPDATE deal SET until_at = clock_timestamp() - interval '1 millisecond'
     WHERE state NOT IN ('waiting', 'closed', 'void')`,
  );
}

/** When the turn of the only deal ends; names the turn for `endTurn`. */
export async function endOfTurn(pool: pg.Pool): Promise<string | undefined> {
  const text = "SELECT until_at::text AS until FROM deal WHERE state = 'playing'";
  return (await pool.query<{ until: string }>(text)).rows[0]?.until;
}

/** Ends a turn now. Nothing if another one has begun, which may be a player's. */
export async function endTurn(pool: pg.Pool, until: string | undefined): Promise<void> {
  await pool.query(
    `UPDATE deal SET until_at = clock_timestamp() - interval '1 millisecond'
     WHERE state = 'playing' AND until_at = $1::timestamptz`,
    [until],
  );
}

/** The states of all deals, oldest first. */
export async function dealStates({ database }: World): Promise<string[]> {
  const text = 'SELECT state FROM deal ORDER BY number';
  return (await database.pool.query<{ state: string }>(text)).rows.map(({ state }) => state);
}

/** The states of all buy-ins, oldest first. */
export async function buyInStates({ database }: World): Promise<string[]> {
  const text = 'SELECT state FROM round WHERE deal_id IS NOT NULL ORDER BY id';
  return (await database.pool.query<{ state: string }>(text)).rows.map(({ state }) => state);
}

export async function untilState(world: World, state: string): Promise<void> {
  for (;;) {
    const states = await dealStates(world);
    if (states.includes(state)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Chooses the players' seeds so that no hand of the deal wins at once, which would end it. */
export async function chooseSeeds(
  { database }: World,
  players: readonly RoomPlayer[],
  dealId: string,
): Promise<void> {
  const text = 'SELECT server_seed AS seed, number FROM deal WHERE id = $1';
  const { rows } = await database.pool.query(text, [dealId]);
  const { seed: serverSeed, number } = rows[0] as { seed: string; number: string };
  const endsAtOnce = () => {
    const clientSeed = joinedSeeds(players.map(({ seed }) => seed));
    const seeds = { serverSeed, clientSeed, nonce: Number(number) };
    return dealHands(seeds, players.length).some((hand) => instantWinOf(hand) !== undefined);
  };
  for (let attempt = 1; endsAtOnce(); attempt += 1)
    for (const player of players) player.seed = `${attempt}${player.seed}`.slice(0, 15);
}

/** All players buy in and reveal their seeds; the cards are dealt, and the first one has a turn. */
export async function startDeal(
  world: World,
  players: readonly RoomPlayer[],
  dealId: string,
): Promise<void> {
  await chooseSeeds(world, players, dealId);
  for (const { calls, seed } of players) accepted(await calls.buyIn(dealId, seed));
  await endState(world.database.pool);
  await untilState(world, 'sealing');
  for (const { calls, seed } of players) accepted(await calls.seed(dealId, seed));
}

/** The table as its player sees it, for the functions that suggest a play. */
function playSeen(hand: readonly number[], { deal }: TableSeenView): Play {
  const combination = deal.top ? readCombination(deal.top.cards) : undefined;
  return {
    ...{ hands: [hand], turn: 0, passed: [], active: [], owed: undefined, chops: [] },
    top: combination ? { seat: 1, combination } : undefined,
    mustHold: deal.mustHold ?? undefined,
    ...{ winner: undefined, instant: undefined },
  };
}

/** The player whose turn it is, with the own view; undefined when the deal is over. */
export async function turnOf(
  players: readonly RoomPlayer[],
): Promise<{ who: RoomPlayer; seen: TableSeenView } | undefined> {
  for (const who of players) {
    const seen = tableOf(accepted(await who.calls.join()));
    if (seen.deal.state === 'playing' && seen.deal.turn === seen.you) return { who, seen };
  }
  return undefined;
}

/** Plays what is suggested until the deal is over. Returns the last view of the first player. */
export async function playOut(players: readonly RoomPlayer[]): Promise<TableSeenView> {
  const seats = new Map<number, { who: RoomPlayer; hand: readonly number[] }>();
  let seen: TableSeenView | undefined;
  for (const who of players) {
    const own = tableOf(accepted(await who.calls.join()));
    seats.set(own.you, { who, hand: own.hand });
    // Only the seat that has the turn sees what its first play has to hold.
    if (!seen || own.deal.turn === own.you) seen = own;
  }
  while (seen?.deal.state === 'playing') {
    const seat = seats.get(seen.deal.turn ?? -1);
    if (!seat) break;
    const { deal }: TableSeenView = seen;
    const cards = suggestionFor(playSeen(seat.hand, seen), 0);
    seen = tableOf(accepted(await seat.who.calls.move(deal.dealId, deal.moves + 1, cards)));
    seat.hand = seat.hand.filter((card) => !cards.includes(card));
  }
  if (!seen) throw new Error('there is no player');
  return seen;
}

/** A page on the socket of the rooms: every frame that it has received. */
export async function watchRoom(url: string, session: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/room/live`);
  onTestFinished(() => socket.terminate());
  const frames: RoomFrame[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => void frames.push(JSON.parse(String(data)) as RoomFrame));
  await once(socket, 'open');
  socket.send(JSON.stringify({ session }));
  return { socket, frames };
}
