// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('GAM-26 Wheel turns to the segment of the round', async () => {
  const { arcade, bet, words, later } = openFrame('wheel', makeBoard);
  const choice = { risk: 'medium', segments: 10 };
  arcade.answer('/api/rounds', decided('wheel', { choice, outcome: 2, payout: '2000' }));
  const ten = [...document.querySelectorAll<HTMLElement>('.choice')].find(
    ({ textContent }) => textContent === '10',
  );
  ten?.click();
  expect(document.querySelectorAll('.fortune-disc path')).toHaveLength(10);
  bet.click();
  await later();
  expect(arcade.sent('/api/rounds')).toMatchObject([{ game: 'wheel', choice }]);
  const disc = document.querySelector<SVGElement>('.fortune-disc');
  expect(disc?.style.transform).toBe(`rotate(${3 * 360 - 2 * 36}deg)`);
  expect(words('result')).toBe('The wheel stopped at ×2.00. +₫2,000');
});
