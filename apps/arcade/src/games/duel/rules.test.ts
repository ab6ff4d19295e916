import { describe, expect, test } from 'vitest';
import { edgeOf } from '../../../testing/odds.ts';
import { poolFactor, type Staked, settle } from '../table-game.ts';
import { duel, fightWinner } from './rules.ts';

const [meron, wala, drawn] = [0, 46, 92];
const bet = (spot: string, total: bigint, more: Partial<Staked> = {}): Staked => ({
  ...{ choice: { [spot]: String(total) }, total, currency: 'VND', trial: false },
  ...{ autoAt: null, cashOut: null, ...more },
});
const pool = duel.pool ?? { sides: ['', ''], take: 0n, decided: 0n, of: 1n, winnerOf: () => '' };

describe('GAM-26 the duel', () => {
  test('has 46 rolls for each side and 8 for a draw, which pays 10.5:1 at an edge of 8 %', () => {
    const rolls = Array.from({ length: 100 }, (_, roll) => fightWinner(roll));
    const count = (winner: string) => rolls.filter((one) => one === winner).length;
    expect([count('meron'), count('wala'), count('draw')]).toEqual([46, 46, 8]);
    expect(edgeOf(duel, 'draw', 2)).toBe('8.00');
  });

  test('pays a decided pool less 5 %, so the sides return 95.40 %', () => {
    const bets = [bet('meron', 30_000n), bet('meron', 10_000n), bet('wala', 60_000n)];
    expect(settle(duel, bets, meron)).toEqual([71_100n, 23_700n, 0n]);
    expect(settle(duel, bets, wala)).toEqual([0n, 0n, 94_800n]);
    // 2.375 and 1.5833 are rounded down. Before rounding each side gets 95 % of the pool.
    const exact = 46n * 95n + 46n * 95n + 8n * 100n;
    expect((Number(exact) / 100).toFixed(2)).toBe(duel.rtp);
  });

  test('gives both sides back on a draw, and pays stakes on it', () => {
    const bets = [bet('meron', 30_000n), bet('wala', 60_000n), bet('draw', 1_000n)];
    expect(settle(duel, bets, drawn)).toEqual([30_000n, 60_000n, 11_500n]);
    expect(settle(duel, bets, wala)).toEqual([0n, 85_200n, 0n]);
  });

  test('gives a pool with one side back, but not stakes on the draw', () => {
    const bets = [bet('meron', 30_000n), bet('meron', 5_000n), bet('draw', 1_000n)];
    for (const outcome of [meron, wala])
      expect(settle(duel, bets, outcome)).toEqual(['back', 'back', 0n]);
    expect(settle(duel, bets, drawn)).toEqual(['back', 'back', 11_500n]);
  });

  test('keeps currencies and play money in pools of their own', () => {
    const trial = { trial: true };
    const bets = [
      ...[bet('meron', 1_000n), bet('wala', 1_000n), bet('meron', 500n, { currency: 'PHP' })],
      ...[bet('meron', 3_000n, trial), bet('wala', 9_000n, trial)],
    ];
    expect(settle(duel, bets, meron)).toEqual([1_900n, 0n, 'back', 11_400n, 0n]);
  });

  test('never pays less than the stake, nor more than the pool', () => {
    for (const small of [1n, 99n, 1_000n, 123_457n]) {
      const sums = { meron: 10_000_000n, wala: small };
      const [large, tiny] = ['meron', 'wala'].map((side) => poolFactor(pool, side, sums) ?? 0n);
      expect([(large ?? 0n) >= 10_000n, (large ?? 0n) * 10_000_000n]).toEqual([
        ...[true, expect.toSatisfy((paid) => paid <= (10_000_000n + small) * 10_000n)],
      ]);
      expect((tiny ?? 0n) * small <= (10_000_000n + small) * 9_500n).toBe(true);
    }
  });
});
