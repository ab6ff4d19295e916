import { byId, fillTexts } from '@lantern/outside/page';
import { onTestFinished, vi } from 'vitest';
import type { Scene, ShownShot, Target } from '../../games/reef-hunt/page/scene.ts';
import { startReef } from '../../games/reef-hunt/page/start-reef.ts';
import { fishAt } from '../../games/reef-hunt/sea.ts';
import { type Language, wordsOf } from '../../texts/texts.ts';
import type { ReefFrame } from '../../wire/reefs.ts';
import type { OpenView } from '../../wire/replies.ts';
import { makeCurtain } from '../frame/curtain.ts';
import markup from '../reef.html?raw';
import { FakeArcade, opened } from './fake-arcade.ts';
import { fillIn } from './fill-in.ts';
import { openMarkup } from './open-markup.ts';

/** The socket of the page; the test is its server. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined;

  constructor() {
    super();
    FakeSocket.last = this;
  }

  send(): void {}
}

/** A sea without a picture: animals side by side, and shots that land when they are known. */
class FakeScene implements Scene {
  readonly shots: ShownShot[] = [];
  readonly caught: number[] = [];
  readonly rests: boolean[] = [];
  seated: readonly number[] = [];
  aimed: number | undefined;
  targets: Target[] = [];

  keepTime(): void {}

  seat(taken: readonly number[]): void {
    this.seated = taken;
  }

  inSight(): Target[] {
    return this.targets;
  }

  at(x: number): Target | undefined {
    return this.targets.find((target) => target.x === x);
  }

  aimAt(fish: number | undefined): void {
    this.aimed = fish;
  }

  async shoot(shot: ShownShot): Promise<void> {
    this.shots.push(shot);
    const times = await shot.times;
    if (times) {
      this.caught.push(times);
      shot.onCatch({ x: 10, y: 10 }, times);
    }
  }

  rest(isResting: boolean): void {
    this.rests.push(isResting);
  }
}

/** Reef Hunt on its page, with a fake arcade, a fake socket, a fake sea and a fake clock. */
export async function openReef(change: Partial<OpenView> = {}, language: Language = 'en') {
  vi.useFakeTimers();
  fillIn();
  openMarkup(markup);
  vi.stubGlobal('WebSocket', FakeSocket);
  // The document outlives the page: its keys must not reach the page of another test.
  const listening = vi.spyOn(document, 'addEventListener');
  onTestFinished(() => {
    for (const [type, listener] of listening.mock.calls)
      document.removeEventListener(type, listener);
    listening.mockRestore();
  });
  const arcade = new FakeArcade();
  const words = wordsOf(language);
  const curtain = makeCurtain();
  fillTexts(document, words.text);
  const scene = new FakeScene();
  scene.targets = fishAt(Date.now())
    .slice(-3)
    .map(({ fish, kind }, at) => ({ fish, kind, x: at * 10, y: 5 }));
  const options = { ...words, opened: { ...opened, ...change }, curtain, notifyParent: undefined };
  await startReef(options, async () => scene);
  curtain.open();
  const later = async (ms = 10) => void (await vi.advanceTimersByTimeAsync(ms));
  return {
    ...{ arcade, scene, later },
    words: (id: string) => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '',
    receive: async (frame: ReefFrame) => {
      const data = JSON.stringify(frame);
      FakeSocket.last?.dispatchEvent(new MessageEvent('message', { data }));
      await later();
    },
    press: async (id: string) => {
      byId(id).click();
      await later();
    },
    key: async (key: string) => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await later();
    },
  };
}
