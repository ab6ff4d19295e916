// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Alone in its file: the keys of a page are taken until the page is gone.
test('GAM-26 in HiLo the arrows guess, and only what is offered', async () => {
  const { arcade, later } = openFrame('hilo', makeBoard);
  const shownAt = (card: number, guesses: readonly string[]) =>
    decided('hilo', {
      ...{ state: 'open', payout: null, balance: null, steps: 0 },
      shown: {
        ...{ cards: [card], factor: '14300' },
        offers: guesses.map((guess) => ({ guess, ranks: 7, factor: '14300' })),
      },
    });
  arcade
    .answer('/api/rounds', shownAt(4, ['higher', 'lower']))
    .answer('/api/steps', shownAt(0, ['higher', 'same']));
  const press = async (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await later();
  };
  await press('ArrowUp');
  expect(arcade.sent('/api/steps')).toEqual([]);
  await press(' ');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('=');
  await press('ArrowUp');
  expect(arcade.sent('/api/steps').map(({ action }) => action)).toEqual([
    ...[{ guess: 'lower' }, { guess: 'same' }, { guess: 'higher' }],
  ]);
});
