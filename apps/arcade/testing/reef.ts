import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Fish, fishAt } from '../src/games/reef-hunt/sea.ts';
import type { ReefFrame, ReefView, ReefVolley } from '../src/wire/reefs.ts';
import type { Player } from './fake-ledger.ts';
import { accepted, newKey, openPage } from './page.ts';
import type { World } from './world.ts';

/** A fish that is in the sea now, and for some time. */
export function freshFish(): Fish {
  const fish = fishAt(Date.now()).at(-1);
  if (!fish) throw new Error('the sea is empty');
  return fish;
}

/** A page at a reef: every frame that it has received. */
export interface ReefPage {
  readonly frames: ReefFrame[];
  readonly socket: WebSocket;
  /** The last frame that fits, now or when it comes. */
  until(fits: (view: ReefView) => boolean): Promise<ReefView>;
  volley(): Promise<ReefVolley>;
}

export async function watchReef(url: string, session: string): Promise<ReefPage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/reef/live`);
  onTestFinished(() => socket.terminate());
  const frames: ReefFrame[] = [];
  const waiting: (() => void)[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as ReefFrame);
    for (const wake of waiting.splice(0)) wake();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ session }));
  async function find<Frame extends ReefFrame>(
    fits: (frame: ReefFrame) => frame is Frame,
  ): Promise<Frame> {
    for (;;) {
      const found = frames.findLast(fits);
      if (found) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }
  return {
    ...{ frames, socket },
    until: (fits) => find((frame): frame is ReefView => frame.type === 'reef' && fits(frame)),
    volley: () => find((frame): frame is ReefVolley => frame.type === 'volley'),
  };
}

/** A player who has opened the game, and whose page is at a reef. */
export async function openReef(world: World, url: string, more: Partial<Player> = {}) {
  const { token, player } = world.operator.ledger.launch(more);
  const { session } = accepted(await openPage(url).open(token, 'reef-hunt'));
  const page = await watchReef(url, session);
  const { you } = await page.until(() => true);
  const shoot = (stake: string, fish: number[], roundKey = newKey()) =>
    openPage(url).bet(session, 'reef-hunt', stake, { fish }, roundKey);
  return { player, session, page, place: you, shoot };
}
