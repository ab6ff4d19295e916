import { byId, fillTexts } from '@lantern/outside/page';
import { vi } from 'vitest';
import { gameOf } from '../../games/index.ts';
import { type Language, wordsOf } from '../../texts/texts.ts';
import type { OpenView, RoundView } from '../../wire/replies.ts';
import type { MakeBoard } from '../frame/board.ts';
import { makeCurtain } from '../frame/curtain.ts';
import { startFrame } from '../frame/start-frame.ts';
import markup from '../game.html?raw';
import { FakeArcade, opened } from './fake-arcade.ts';
import { fillIn } from './fill-in.ts';
import { openMarkup } from './open-markup.ts';

/** A game in the shared frame on its page, with a fake arcade and a fake clock, without motion. */
export function openFrame(
  code: string,
  makeBoard: MakeBoard,
  change: Partial<OpenView> = {},
  language: Language = 'en',
) {
  vi.useFakeTimers();
  fillIn();
  openMarkup(markup);
  const arcade = new FakeArcade();
  const spoken = wordsOf(language);
  const curtain = makeCurtain();
  const posted: string[] = [];
  fillTexts(document, spoken.text);
  const frame = startFrame(gameOf(code), makeBoard, {
    ...{ ...spoken, opened: { ...opened, ...change }, curtain },
    notifyParent: ({ type }) => posted.push(type),
  });
  curtain.open();
  const words = (id: string) => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const later = async (ms = 500) => void (await vi.advanceTimersByTimeAsync(ms));
  return { arcade, frame, posted, words, later, bet: byId('bet') };
}

/** A decided round of a stake of 1000. */
export const decided = (game: string, change: Partial<RoundView>): RoundView => ({
  ...{ roundId: 'a-round', game, state: 'settled', choice: {}, total: '1000', shown: null },
  ...{ steps: 0, outcome: null, payout: '0', refusal: null, nonce: 0, balance: '99000' },
  ...change,
});
