// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { opened, roundOf } from '../../../page/testing/fake-arcade.ts';
import { openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rounds = '/api/rounds';
const open = (change: Partial<typeof opened> = {}) => openFrame('lucky-bowl', makeBoard, change);
const tile = (symbol: string) =>
  document.querySelector<HTMLElement>(`[data-symbol="${symbol}"]`) ?? document.body;
const press = (label: string) =>
  document.querySelector<HTMLElement>(`.bowl-tools [aria-label="${label}"]`)?.click();

describe('GAM-26 Lucky Bowl in the frame', () => {
  test('bets the chips on the symbols once, and shows what each of them gets', async () => {
    const { arcade, bet, words, later, posted } = open();
    const outcome = ['fish', 'deer', 'deer'];
    const choice = { fish: '1000', crab: '5000' };
    arcade.answer(rounds, roundOf({ choice, total: '6000', outcome, payout: '2000' }));
    expect(words('bet')).toBe('Bet Choose a chip and put it on a symbol.');
    tile('fish').click();
    document.querySelectorAll<HTMLElement>('.stake-chip')[1]?.click();
    tile('crab').click();
    expect(words('bet')).toBe('Bet ₫6,000');
    bet.click();
    bet.click();
    expect([words('balance'), tile('fish').getAttribute('aria-disabled')]).toEqual([
      ...['₫94,000', 'true'],
    ]);
    await later();
    expect(arcade.sent(rounds)).toEqual([
      {
        ...{ session: opened.session, game: 'lucky-bowl', stake: '6000', choice },
        roundKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(words('result')).toBe('Fish · Deer ×2 +₫2,000');
    expect(tile('fish').textContent).toContain('×1');
    expect(tile('fish').hasAttribute('data-paid')).toBe(true);
    expect(tile('crab').hasAttribute('data-missed')).toBe(true);
    expect(words('history')).toBe('Fish · Deer ×2');
    expect([byId('game').dataset.mood, posted]).toEqual(['calm', ['lantern:balance']]);
    // The chips stay for the next round.
    expect(words('bet')).toBe('Bet ₫6,000');
  });

  test('offers the stakes of the last round, and lets go of a bowl without dice', async () => {
    const { arcade, bet, words, later } = open({ lastRounds: [roundOf()] });
    press('Repeat the last stakes');
    expect(words('bet')).toBe('Bet ₫2,000');
    press('×2: double all stakes');
    press('Undo');
    arcade.answer(
      rounds,
      roundOf({ state: 'refused', refusal: 'insufficient_funds', outcome: null, payout: null }),
    );
    bet.click();
    const stage = document.querySelector<HTMLElement>('.bowl-stage');
    expect(stage?.dataset.bowl).toBe('shaking');
    await later();
    expect([stage?.dataset.bowl, words('notice')]).toEqual([
      ...['down', 'Your balance is too low for these stakes. Nothing was charged.'],
    ]);
    expect(words('bet')).toBe('Bet ₫2,000');
    press('Clear the table');
    expect(bet.getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    ['the maximum', 60, 'The maximum per round is ₫5,000,000.', '90000000'],
    ['the balance', 1, 'That is more than your balance.', '50000'],
  ])('says when the chips are above %s, and does not bet', async (_, times, why, balance) => {
    const { arcade, bet, words, later } = open({ balance });
    document.querySelectorAll<HTMLElement>('.stake-chip')[4]?.click();
    for (let chip = 0; chip < times; chip += 1) tile('deer').click();
    expect(words('bet-amount')).toBe(why);
    bet.click();
    await later();
    expect(arcade.sent(rounds)).toEqual([]);
  });

  test('states what a symbol pays, with its chance and the return', () => {
    open();
    byId('open-rules').click();
    const rules = byId('rules').textContent;
    expect(rules).toContain('34.72 %');
    expect(rules).toContain('Return to player: 92.13%');
  });
});
