import { once } from 'node:events';
import type pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { hashOf } from '../src/fair/words.ts';
import { crash } from '../src/games/crash/rules.ts';
import type { WrittenSpots } from '../src/games/table-game.ts';
import type { TableState } from '../src/tables/table-round.ts';
import type { Crowd, OwnBets, TableBetView, TableFrame, TableView } from '../src/wire/tables.ts';
import { accepted, newKey, openPage, post } from './page.ts';
import type { World } from './world.ts';

/** A page at a table: every frame that it has received. */
export interface TablePage {
  readonly frames: TableFrame[];
  readonly socket: WebSocket;
  /** The bets of all players, as they were sent last. */
  crowd(): Crowd | undefined;
  /** The last view of the table in this state. */
  until(state: TableState, after?: string): Promise<TableView>;
}

/** Opens the socket of a table as a page does, and contributes randomness when it is missing. */
export async function watch(url: string, session: string, game: string): Promise<TablePage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/table/live`);
  onTestFinished(() => socket.terminate());
  const frames: TableFrame[] = [];
  let [said, waiting] = [false, [] as (() => void)[]];
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as TableFrame;
    frames.push(frame);
    if (frame.type === 'table' && frame.chain.randomness === null && !said) {
      said = true;
      socket.send(JSON.stringify({ randomness: 'f00dfacecafebeef' }));
    }
    for (const wake of waiting.splice(0)) wake();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ session, game }));
  const find = (state: TableState, after: string | undefined) =>
    frames.findLast(
      (frame): frame is TableView =>
        frame.type === 'table' && frame.round?.state === state && frame.round.roundId !== after,
    );
  return {
    frames,
    socket,
    crowd: () => frames.findLast((frame) => frame.type !== 'live')?.crowd,
    until: async (state, after) => {
      for (;;) {
        const found = find(state, after);
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

/** Ends the present state of every table now. */
export async function endState(pool: pg.Pool): Promise<void> {
  await pool.query(
    `UPDATE table_round SET until_at = now() - interval '1 millisecond'
     WHERE state NOT IN ('over', 'void')`,
  );
}

export const placeBet = (
  url: string,
  session: string,
  roundId: string,
  stakes: WrittenSpots,
  betKey = newKey(),
) => post<TableBetView>(url, '/api/table/bets', { session, roundId, betKey, stakes });

export const ownBets = (url: string, session: string) =>
  post<OwnBets>(url, '/api/table/own', { session });

/** A table with one player in an open round. */
export async function openTable(world: World, game: string, url?: string) {
  const address = url ?? (await world.start()).url;
  const { token, player } = world.operator.ledger.launch();
  const { session } = accepted(await openPage(address).open(token, game));
  const page = await watch(address, session, game);
  const { round } = await page.until('betting');
  return { url: address, session, player, page, roundId: round?.roundId ?? '' };
}

/** The states of all bets at tables, oldest first. */
export async function betStates({ database }: World): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'SELECT state FROM round WHERE table_round_id IS NOT NULL ORDER BY id',
  );
  return rows.map(({ state }) => state);
}

/** Waits until no call is pending. */
export const untilDelivered = ({ database }: World) =>
  expect.poll(async () => (await database.pool.query('SELECT 1 FROM outbox')).rowCount).toBe(0);

/** Prepares the chain of Crash: its first flight goes out at a multiplier that fits. */
export async function fixFlight(pool: pg.Pool, fits: (hundredths: bigint) => boolean) {
  for (let attempt = 0; ; attempt += 1) {
    const lastSeed = hashOf(`flight ${attempt}`);
    const seed = hashOf(lastSeed);
    const seeds = { serverSeed: seed, clientSeed: 'f00dfacecafebeef', nonce: 1 };
    const bust = BigInt(crash.draw(seeds));
    if (!fits(bust)) continue;
    await pool.query(
      `INSERT INTO seed_chain (id, game, last_seed, length, first_hash)
       VALUES (gen_random_uuid(), 'crash', $1, 2, $2)`,
      [lastSeed, hashOf(seed)],
    );
    return bust;
  }
}

export const placeFlight = (
  url: string,
  session: string,
  roundId: string,
  bet: { stake: string; autoAt?: string; betKey?: string },
) => {
  const { stake, betKey = newKey(), ...auto } = bet;
  const body = { session, roundId, betKey, stakes: { flight: stake }, ...auto };
  return post<TableBetView>(url, '/api/table/bets', body);
};

export const cashOut = (url: string, session: string, roundId: string) =>
  post<TableBetView>(url, '/api/table/cash-out', { session, roundId });

/** Ends betting: the flight starts. */
export async function takeOff(pool: pg.Pool, page: TablePage): Promise<TableView> {
  await endState(pool);
  await page.until('closed');
  await endState(pool);
  return page.until('flying');
}

/** Ends the flight now, and pays it. */
export async function land(pool: pg.Pool, page: TablePage): Promise<TableView> {
  await endState(pool);
  await page.until('crashed');
  await endState(pool);
  return page.until('decided');
}
