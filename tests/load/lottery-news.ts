import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveEvent, socketPath } from '@lantern/contracts';
import pg from 'pg';
import { WebSocket } from 'ws';
import { fillDraw, giveResult } from './lottery-draws.ts';
import type { Placer } from './placers.ts';
import type { MeasuredSite } from './site.ts';

/** Small draws that get their results while a large one is settled. */
const draws = ['small-1', 'small-2', 'small-3', 'small-4', 'small-5', 'small-6'] as const;
const tickets = 1000;

/** A page of a member, which notes when it hears that a draw is settled. */
async function listen(url: string, { token, browser }: Placer) {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, {
    headers: { cookie: `browser=${browser}` },
  });
  const heard = new Map<string, number>();
  socket.on('message', (data) => {
    const event = JSON.parse(String(data)) as LiveEvent;
    if (event.type === 'lottery_draw' && event.state === 'settled')
      heard.set(event.drawId, performance.now());
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', token }));
  await once(socket, 'message');
  return { heard, close: () => socket.terminate() };
}

export const fillSmallDraws = async (db: pg.Client, players: number): Promise<void> => {
  for (const draw of draws) await fillDraw(db, draw, { tickets, players });
};

/**
 * Milliseconds from the result of each small draw until a page hears that all its tickets are
 * settled, which it hears after their wins. The results come one after another while some work goes
 * on.
 */
export async function newsDuring(
  site: MeasuredSite,
  reader: Placer,
  work: Promise<unknown>,
): Promise<number[]> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  const page = await listen(site.url, reader);
  const took: number[] = [];
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  for (const draw of draws) {
    if (isOver) break;
    await giveResult(db, draw, tickets);
    const begun = performance.now();
    while (!page.heard.has(draw)) await sleep(2);
    took.push((page.heard.get(draw) ?? 0) - begun);
  }
  await work;
  page.close();
  await db.end();
  return took;
}
