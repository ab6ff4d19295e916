// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('GAM-26 Limbo bets on a typed target and shows the height', async () => {
  const { arcade, bet, words, later } = openFrame('limbo', makeBoard);
  const choice = { target: '1250' };
  arcade.answer('/api/rounds', decided('limbo', { choice, outcome: '4031', payout: '12500' }));
  const field = document.querySelector<HTMLInputElement>('#options input');
  if (field) field.value = '12.5';
  field?.dispatchEvent(new Event('input'));
  expect(words('options')).toContain('7.92%');
  bet.click();
  await later();
  expect(arcade.sent('/api/rounds')).toMatchObject([{ game: 'limbo', choice }]);
  expect(words('board')).toBe('40.31×');
  expect(words('result')).toBe('The rocket reached ×40.31. +₫12,500');
});

test('Limbo lowers the largest stake for a high target', () => {
  const { words } = openFrame('limbo', makeBoard, { balance: '9000000' });
  const field = document.querySelector<HTMLInputElement>('#options input');
  if (field) field.value = '1000000';
  field?.dispatchEvent(new Event('input'));
  byId('most').click();
  expect(byId<HTMLInputElement>('stake').value).toBe('2000');
  expect(words('bet-amount')).toBe('₫2,000');
});
