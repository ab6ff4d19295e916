import { byId, fillTexts } from '@lantern/outside/page';
import { vi } from 'vitest';
import { startGame } from '../../games/lucky-bowl/page/start-game.ts';
import { wordsOf } from '../../texts/texts.ts';
import type { OpenView } from '../../wire/replies.ts';
import { makeCurtain } from '../frame/curtain.ts';
import markup from '../lucky-bowl.html?raw';
import { FakeArcade, opened } from './fake-arcade.ts';

/** Adds browser features that jsdom lacks. */
export function fillIn(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
}

/** An opened game on its page, with a fake arcade and a fake clock. */
export function openGame(change: Partial<OpenView> = {}) {
  vi.useFakeTimers();
  fillIn();
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    markup,
    'text/html',
  ).documentElement.innerHTML;
  const arcade = new FakeArcade();
  const words = wordsOf('en');
  const curtain = makeCurtain();
  const posted: string[] = [];
  fillTexts(document, words.text);
  startGame({
    opened: { ...opened, ...change },
    ...words,
    curtain,
    notifyParent: ({ type }) => posted.push(type),
  });
  curtain.open();
  return { arcade, posted, text: words.text, shake: byId('shake'), stake, words: shown, later };
}

/** Puts the smallest chip on a symbol this many times. */
function stake(symbol: string, times = 1): void {
  const tile = document.querySelector<HTMLElement>(`[data-symbol="${symbol}"]`);
  for (let i = 0; i < times; i += 1) tile?.click();
}

/** The text of an element. */
const shown = (id: string): string => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Advances the clock. */
const later = async (ms = 2_000): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
