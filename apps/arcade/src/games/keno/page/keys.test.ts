// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Alone in its file: the keys of a page are taken until the page is gone.
test('GAM-26 in Keno the arrows move between the numbers, and space bets', async () => {
  const { arcade, words, later } = openFrame('keno', makeBoard);
  const choice = { picks: [4, 11, 13, 18, 23, 36] };
  arcade.answer('/api/rounds', decided('keno', { choice, outcome: [1, 2, 3, 5, 6] }));
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true }),
    );
  const spots = [...byId('board').querySelectorAll<HTMLElement>('.spots button')];
  spots[3]?.focus();
  for (const key of ['ArrowDown', 'ArrowRight']) press(key);
  expect(document.activeElement).toBe(spots[12]);
  spots[12]?.click();
  expect(words('options')).toContain('6 of 10 picked');
  spots[12]?.blur();
  press(' ');
  await later(5_000);
  expect(arcade.sent('/api/rounds')).toMatchObject([{ choice }]);
});
