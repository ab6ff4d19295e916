// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const spots = () => [...document.querySelectorAll<HTMLElement>('.spot')];
const [random, none] = [0, 1].map(
  (at) => () => document.querySelectorAll<HTMLElement>('.choice')[at]?.click(),
);

test('GAM-26 Keno bets on the picked numbers and shows the hits', async () => {
  const { arcade, bet, words, later } = openFrame('keno', makeBoard);
  const choice = { picks: [2, 9, 40] };
  const outcome = [40, 1, 2, 3, 4, 5, 6, 7, 8, 10];
  arcade.answer('/api/rounds', decided('keno', { choice, outcome, payout: '1400' }));
  none?.();
  expect([words('bet-amount'), bet.getAttribute('aria-disabled')]).toEqual([
    ...['Make your choice', 'true'],
  ]);
  for (const at of [39, 1, 8]) spots()[at]?.click();
  bet.click();
  await later();
  expect(arcade.sent('/api/rounds')).toMatchObject([{ game: 'keno', choice }]);
  expect(spots().filter((spot) => spot.dataset.drawn !== undefined)).toHaveLength(10);
  expect(document.querySelector('[data-now]')?.textContent).toBe('×1.40Hits 2');
  expect(words('result')).toBe('2 of 3 numbers were drawn. +₫1,400');
});

test('Keno picks at most ten numbers', () => {
  const { words } = openFrame('keno', makeBoard);
  random?.();
  const free = spots().find((spot) => spot.getAttribute('aria-pressed') === 'false');
  free?.click();
  expect(words('options')).toContain('10 of 10 picked');
});
