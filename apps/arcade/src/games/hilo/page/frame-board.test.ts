// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('GAM-26 HiLo guesses card by card and cashes out', async () => {
  const { arcade, bet, words, later } = openFrame('hilo', makeBoard);
  const offers = [
    { guess: 'higher', ranks: 9, factor: '14300' },
    { guess: 'lower', ranks: 5, factor: '25740' },
  ];
  const open = { state: 'open', payout: null, balance: null } as const;
  arcade.answer(
    '/api/rounds',
    decided('hilo', { ...open, shown: { cards: [4], factor: '10000', offers } }),
  );
  const shown = { cards: [4, 21], factor: '14300', offers };
  arcade.answer('/api/steps', decided('hilo', { ...open, steps: 1, shown }));
  bet.click();
  await later();
  const guesses = [...document.querySelectorAll<HTMLElement>('.guess')];
  expect(guesses.map(({ textContent }) => textContent)).toEqual([
    ...['▲ ×1.43Higher or same', '▼ ×2.574Lower or same'],
  ]);
  guesses[0]?.click();
  await later();
  expect(arcade.sent('/api/steps')).toMatchObject([{ step: 1, action: { guess: 'higher' } }]);
  expect(words('bet')).toBe('Cash out ×1.43 ₫1,430');
  const outcome = { cards: [4, 21], factor: '14300' };
  arcade.forget('/api/steps').answer('/api/steps', decided('hilo', { outcome, payout: '1430' }));
  bet.click();
  await later();
  expect(words('result')).toBe('Cashed out after 2 cards. +₫1,430');
  expect(words('history')).toBe('×1.43');
});
