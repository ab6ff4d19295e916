import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choose, whole } from '../money.ts';
import { cells, mines, minesFactor, minesOf } from './rules.ts';

const seeds = { serverSeed: 'b'.repeat(64), clientSeed: 'sea', nonce: 0 };
const bet = { stake: 1_000n, choice: { mines: 3 }, cap: 2_000_000_000n };
const hidden = minesOf(seeds, 3);
const safe = [...Array(cells).keys()].filter((cell) => !hidden.includes(cell));
const pick = (cell: number | undefined) => ({ pick: cell ?? -1 });

describe('GAM-26 Mines', () => {
  test('pays 1.125 for the first pick among three mines', () => {
    expect(minesFactor(3, 1)).toBe(11_250n);
  });

  test('returns at most 0.99 for every number of mines and picks, less only by rounding', () => {
    const outside: number[] = [];
    for (let m = 1; m < cells; m += 1) {
      for (let k = 1; k <= cells - m; k += 1) {
        // chance × factor ≤ 0.99 < chance × (factor + 1/10⁴), all times C(25, k) × 10⁴.
        const [ways, of] = [choose(cells - m, k), choose(cells, k)];
        const factor = minesFactor(m, k);
        if (ways * factor > 9_900n * of || 9_900n * of >= ways * (factor + 1n)) outside.push(m, k);
      }
    }
    expect(outside).toEqual([]);
  });

  test('hides as many different mines as chosen, in the order of the shuffle', () => {
    for (let m = 1; m < cells; m += 1) expect(new Set(minesOf(seeds, m)).size).toBe(m);
    expect(minesOf(seeds, 5)).toEqual(expect.arrayContaining(hidden));
  });

  test('goes on after a pearl, shows only what was opened, and can be cashed out', () => {
    expect(mines.play(seeds, bet, [])).toEqual({
      shown: { picks: [], factor: String(whole), next: '11250' },
      cashable: false,
    });
    expect(mines.play(seeds, bet, [pick(safe[0])])).toEqual({
      shown: { picks: [safe[0]], factor: '11250', next: '12857' },
      cashable: true,
    });
    const ended = mines.play(seeds, bet, [pick(safe[0]), mines.cashOut]);
    expect(ended?.outcome).toEqual({ mines: hidden, picks: [safe[0]], factor: '11250' });
    expect(mines.payout(1_000n, bet.choice, ended?.outcome ?? never())).toBe(1_125n);
  });

  test('ends at a mine without a win', () => {
    const ended = mines.play(seeds, bet, [pick(safe[0]), pick(hidden[0])]);
    expect(ended?.outcome).toMatchObject({ factor: '0' });
  });

  test('is cashed out by itself when every pearl is found', () => {
    const all = mines.play(seeds, bet, safe.map(pick));
    expect(all?.outcome?.factor).toBe(String(minesFactor(3, 22)));
  });

  test('is cashed out by itself when the next win would be above the cap', () => {
    const low = { ...bet, cap: 1_200n };
    expect(mines.play(seeds, low, [pick(safe[0])])?.outcome?.factor).toBe('11250');
  });

  test.each([
    ['to cash out before the first pearl', [mines.cashOut]],
    ['the same cell twice', [pick(safe[0]), pick(safe[0])]],
    ['a step after cashing out', [pick(safe[0]), mines.cashOut, pick(safe[1])]],
    ['a step after a mine', [pick(hidden[0]), pick(safe[1])]],
  ])('F7 refuses %s', (_, actions) => {
    expect(mines.play(seeds, bet, actions)).toBeUndefined();
  });

  test.each([
    [{ mines: 0 }, false],
    [{ mines: 25 }, false],
    [{ mines: 2.5 }, false],
    [{ mines: '3' }, false],
    [{ mines: 24 }, true],
    [{ mines: 3, seed: 'x' }, false],
  ])('F13 offers %o: %s', (choice, offered) => {
    expect(z.safeParse(mines.choice, choice).success).toBe(offered);
  });
});

function never(): never {
  throw new Error('there is no outcome');
}
