import { vi } from 'vitest';
import { textsOf } from '../../texts/texts.ts';
import type { OpenView } from '../../wire/replies.ts';
import { byId } from '../dom.ts';
import { fillTexts } from '../fill-texts.ts';
import { makeCurtain } from '../play/curtain.ts';
import { startGame } from '../play/start-game.ts';
import markup from '../play.html?raw';
import { FakeArcade, opened } from './fake-arcade.ts';

/** What jsdom does not know of a browser. */
function fillIn(): void {
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

/**
 * The game on its page, opened, with an arcade that the test speaks for and time that the test
 * turns.
 */
export function openGame(change: Partial<OpenView> = {}) {
  vi.useFakeTimers();
  fillIn();
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    markup,
    'text/html',
  ).documentElement.innerHTML;
  const arcade = new FakeArcade();
  const text = textsOf('en');
  const curtain = makeCurtain();
  const told: string[] = [];
  fillTexts(document, text);
  startGame({
    opened: { ...opened, ...change },
    text,
    language: 'en',
    curtain,
    tell: ({ type }) => told.push(type),
  });
  curtain.open();
  return { arcade, told, text, shake: byId('shake'), stake, words, later };
}

/** Puts a chip of the smallest value on a symbol, so many times. */
function stake(symbol: string, times = 1): void {
  const tile = document.querySelector<HTMLElement>(`[data-symbol="${symbol}"]`);
  for (let i = 0; i < times; i += 1) tile?.click();
}

/** What an element of the page says. */
const words = (id: string): string => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Lets so much time go by, and all that it brings. */
const later = async (ms = 2_000): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
