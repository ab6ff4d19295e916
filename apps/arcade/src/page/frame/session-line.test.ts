// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { makeBoard } from '../../games/dice/page/frame-board.ts';
import { decided, openFrame } from '../testing/open-frame.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('GAM-25 the line of the session goes on from the figures of the server', async () => {
  const sitting = { ms: 3_661_000, net: '-7000' };
  const { arcade, bet, words, later } = openFrame('dice', makeBoard, { sitting });
  expect([words('session-time'), words('session-net')]).toEqual(['1:01:01', '-₫7,000']);
  const choice = { side: 'over', target: '5049' };
  arcade.answer('/api/rounds', decided('dice', { choice, outcome: 9_207, payout: '1980' }));
  bet.click();
  await later(2_000);
  expect([words('session-time'), words('session-net')]).toEqual(['1:01:03', '-₫6,020']);
});
