// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shownAt = (cards: number[], ranks: { higher: number; lower: number }) =>
  decided('hilo', {
    ...{ state: 'open', payout: null, balance: null, steps: cards.length - 1 },
    shown: {
      ...{ cards, factor: '14300' },
      offers: [
        { guess: 'higher', ranks: ranks.higher, factor: '14300' },
        { guess: 'lower', ranks: ranks.lower, factor: '25740' },
      ],
    },
  });

test('GAM-26 a run of bets in HiLo guesses the likelier side and cashes out', async () => {
  const { arcade, bet, words, later } = openFrame('hilo', makeBoard);
  byId('auto').click();
  expect(words('options')).toContain('Always the likelier side, then cash out');
  document.querySelector<HTMLElement>('[aria-label="One guess more"]')?.click();
  byId<HTMLInputElement>('auto-rounds').value = '1';
  arcade
    .answer('/api/rounds', shownAt([4], { higher: 9, lower: 5 }))
    .answer('/api/steps', shownAt([4, 9], { higher: 4, lower: 10 }))
    .answer('/api/steps', shownAt([4, 9, 6], { higher: 7, lower: 7 }))
    .answer('/api/steps', shownAt([4, 9, 6, 8], { higher: 5, lower: 9 }))
    .answer('/api/steps', decided('hilo', { outcome: { cards: [4], factor: '14300' } }));
  bet.click();
  await later(20_000);
  expect(arcade.sent('/api/steps').map(({ action }) => action)).toEqual([
    ...[{ guess: 'higher' }, { guess: 'lower' }, { guess: 'higher' }, { cashOut: true }],
  ]);
  expect(arcade.sent('/api/rounds')).toHaveLength(1);
  byId('manual').click();
  expect(words('options')).toBe('');
});
