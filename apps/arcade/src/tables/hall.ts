import type { Context } from '../context.ts';
import { tables } from '../games/index.ts';
import type { TableFrame } from '../wire/tables.ts';
import { advance, type TableSettings } from './advance.ts';
import { setRandomness } from './chain.store.ts';
import { liveOf } from './live.ts';
import { makeLoop } from './loop.ts';
import { type CurrentRound, findLast, findUnfinished } from './table.store.ts';
import { crowdOf, viewTable } from './table-view.ts';

type Send = (frame: string | Buffer) => void;

/** One table in this process: its pages and what they were sent last. */
interface Room {
  readonly game: string;
  readonly pages: Set<Send>;
  /** The round and its state in the last broadcast. */
  shown: string;
  crowd: string;
  live: string;
}

/** The tables of this process: drives their rounds and sends each change once to all pages. */
export interface Hall {
  start(): void;
  stop(): Promise<void>;
  /** Sends the table to a page, now and at each change. Returns how to leave. */
  watch(game: string, send: Send): Promise<() => void>;
  /** A page's contribution to a chain that has no randomness yet. */
  contribute(game: string, randomness: string): Promise<void>;
}

export interface HallOptions extends TableSettings {
  /** The time between two broadcasts. */
  readonly tickMs: number;
}

/** Looks this often for rounds that another process has left. */
const idleMs = 1_000;

const textOf = (frame: TableFrame): string => JSON.stringify(frame);

export function makeHall(context: Context, options: HallOptions): Hall {
  const rooms = new Map(
    tables.map(({ code }): [string, Room] => [
      code,
      { game: code, pages: new Set(), shown: '', crowd: '', live: '' },
    ]),
  );
  const roomOf = (game: string): Room => {
    const room = rooms.get(game);
    if (!room) throw new RangeError(`there is no table ${game}`);
    return room;
  };
  const view = (room: Room) => viewTable(context, room.game, options, room.pages.size);
  const loop = makeLoop(context, () => turn(context, options, [...rooms.values()], view));
  return {
    start: loop.wake,
    stop: loop.stop,
    watch: async (game, send) => {
      const room = roomOf(game);
      room.pages.add(send);
      send(textOf(await view(room)));
      loop.wake();
      return () => void room.pages.delete(send);
    },
    contribute: async (game, randomness) => {
      if (await setRandomness(context.database, game, randomness)) {
        context.log.info({ game, randomness }, 'the chain has its randomness');
        roomOf(game).shown = '';
        loop.wake();
      }
    },
  };
}

/** Drives all tables once. Returns the milliseconds until the next turn. */
async function turn(
  context: Context,
  options: HallOptions,
  rooms: readonly Room[],
  view: (room: Room) => Promise<TableFrame>,
): Promise<number> {
  const before = await findUnfinished(context.database);
  const due = before.filter((round) => round.due).map(({ game }) => game);
  const watched = rooms.filter(isWatched);
  for (const game of due)
    await advance(
      context,
      options,
      game,
      watched.some((room) => room.game === game),
    );
  if (due.length === 0 && watched.length === 0) return untilNext(before, idleMs);
  for (const room of watched) {
    const isOpen = before.some(({ game }) => game === room.game) && !due.includes(room.game);
    if (!isOpen) await advance(context, options, room.game, true);
    await broadcast(context, options, room, view);
  }
  const now = await findUnfinished(context.database);
  // Others' cash-outs are live.
  const isFlying = now.some(({ state }) => state === 'flying');
  return untilNext(now, isFlying ? options.tickMs / 4 : options.tickMs);
}

/** The time until the first state ends, or the longest pause. */
const untilNext = (rounds: readonly CurrentRound[], longestMs: number): number =>
  rounds.reduce((ms, { lateMs }) => Math.min(ms, Math.max(5, -lateMs)), longestMs);

const isWatched = ({ pages }: Room): boolean => pages.size > 0;

/**
 * Sends the table after a change of its state, and otherwise what is live and the bets when they
 * have changed.
 */
async function broadcast(
  context: Context,
  options: HallOptions,
  room: Room,
  view: (room: Room) => Promise<TableFrame>,
): Promise<void> {
  const round = await findLast(context.database, room.game);
  const shown = `${round?.id} ${round?.state}`;
  if (shown !== room.shown) {
    room.shown = shown;
    room.crowd = '';
    sendAll(room, textOf(await view(room)));
    return;
  }
  if (!round || round.state === 'over') return;
  const live = await liveOf(context, options, round);
  if (live) sendChanged(room, 'live', { type: 'live', roundId: round.id, live });
  const crowd = await crowdOf(context, round, room.pages.size);
  sendChanged(room, 'crowd', { type: 'crowd', roundId: round.id, crowd });
}

function sendChanged(room: Room, kind: 'live' | 'crowd', frame: TableFrame): void {
  const text = textOf(frame);
  if (text !== room[kind]) sendAll(room, text);
  room[kind] = text;
}

function sendAll(room: Room, frame: string): void {
  const bytes = Buffer.from(frame);
  for (const send of room.pages) send(bytes);
}
