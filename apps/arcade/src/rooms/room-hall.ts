import type { Context } from '../context.ts';
import { makeLoop } from '../tables/loop.ts';
import { databaseTime } from '../tables/table.store.ts';
import { advanceDeal } from './advance-deal.ts';
import { dueTables, nextDueMs } from './deal.store.ts';
import { markSeen, tablesToSweep, whereaboutsOf } from './room.store.ts';
import { absentMs, type RoomClock } from './room-clock.ts';
import { frameOf, readTable, seenBy, type WholeTable } from './room-view.ts';

/** A page in the rooms, and what it was sent last. */
interface Page {
  readonly playerId: string;
  send(frame: string): void;
  /** The table and its version. */
  shown: string;
}

/** The card rooms of this process: drives their deals, and sends each player what it may see. */
export interface RoomHall {
  start(): void;
  stop(): Promise<void>;
  /** A table may have changed: looks now. */
  wake(): void;
  /** Sends the player's table to a page, soon and at each change. Returns how to leave. */
  watch(playerId: string, send: (frame: string) => void): Promise<() => void>;
}

export interface RoomHallOptions {
  readonly clock: RoomClock;
  /** The time between two looks for changes by other processes. */
  readonly tickMs: number;
}

const idleMs = 1_000;
/** Seats are marked as seen, and absent ones given up, this often. */
const sweepEveryMs = 5_000;

export function makeRoomHall(context: Context, { clock, tickMs }: RoomHallOptions): RoomHall {
  const pages = new Set<Page>();
  let sweptAt = 0;
  const { database } = context;
  const drive = async () => {
    const due = new Set(await dueTables(database));
    if (Date.now() - sweptAt >= sweepEveryMs) {
      sweptAt = Date.now();
      await markSeen(database, [...new Set([...pages].map(({ playerId }) => playerId))]);
      for (const id of await tablesToSweep(database, absentMs)) due.add(id);
    }
    for (const id of due) await advanceDeal(context, clock, id);
    await broadcast(context, [...pages]);
    const next = (await nextDueMs(database)) ?? idleMs;
    return Math.min(Math.max(5, next), pages.size > 0 ? tickMs : idleMs);
  };
  const loop = makeLoop(context, drive);
  return {
    start: loop.wake,
    stop: loop.stop,
    wake: loop.wake,
    watch: async (playerId, send) => {
      const page: Page = { playerId, send, shown: '' };
      await markSeen(database, [playerId]);
      pages.add(page);
      loop.wake();
      return () => void pages.delete(page);
    },
  };
}

/** The player's table now. */
export async function frameFor({ database }: Context, playerId: string) {
  const [where] = await whereaboutsOf(database, [playerId]);
  return frameOf(database, playerId, where?.tableId);
}

/** Sends each page its own view of its table, if that has changed. */
async function broadcast({ database }: Context, pages: readonly Page[]): Promise<void> {
  if (pages.length === 0) return;
  const players = [...new Set(pages.map(({ playerId }) => playerId))];
  const where = new Map((await whereaboutsOf(database, players)).map((one) => [one.playerId, one]));
  const known = new Map<string, WholeTable | undefined>();
  const now = await databaseTime(database);
  for (const page of pages) {
    const at = where.get(page.playerId);
    const shown = at ? `${at.tableId} ${at.version}` : 'none';
    if (shown === page.shown) continue;
    page.shown = shown;
    if (at && !known.has(at.tableId)) known.set(at.tableId, await readTable(database, at.tableId));
    const whole = at && known.get(at.tableId);
    const table = whole ? seenBy(whole, page.playerId) : null;
    page.send(JSON.stringify({ type: 'room', now, table }));
  }
}
