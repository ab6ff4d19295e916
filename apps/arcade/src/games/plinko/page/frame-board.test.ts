// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('GAM-26 Plinko drops the ball into the pot of the round', async () => {
  const { arcade, bet, words, later } = openFrame('plinko', makeBoard);
  const choice = { risk: 'high', rows: 8 };
  const outcome = [1, 1, 1, 1, 1, 1, 1, 0];
  arcade.answer('/api/rounds', decided('plinko', { choice, outcome, payout: '4300' }));
  const [, , high] = document.querySelectorAll<HTMLElement>('.choice');
  high?.click();
  const rows = document.querySelector<HTMLInputElement>('.stepper input');
  if (rows) rows.value = '3';
  rows?.dispatchEvent(new Event('change'));
  expect(rows?.value).toBe('8');
  expect(document.querySelectorAll('.pot')).toHaveLength(9);
  bet.click();
  await later();
  expect(arcade.sent('/api/rounds')).toMatchObject([{ game: 'plinko', choice }]);
  expect(document.querySelector('[data-hit]')?.getAttribute('data-bin')).toBe('7');
  expect(words('result')).toBe('The ball fell into ×4.30. +₫4,300');
});
