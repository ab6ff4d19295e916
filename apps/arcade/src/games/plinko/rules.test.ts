import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { returnOf } from '../money.ts';
import { binOf, binsOf, plinko, plinkoChances, risks } from './rules.ts';

const tables = risks.flatMap((risk) =>
  [8, 9, 10, 11, 12, 13, 14, 15, 16].map((rows) => ({ risk, rows })),
);

/** Millionths of the stake, rounded down, for 8 to 16 rows. */
const stated = {
  low: [989843, 987890, 985351, 986328, 989062, 986975, 988256, 987899, 989462],
  medium: [989453, 986718, 988085, 987695, 989990, 987817, 989813, 988467, 986933],
  high: [989843, 986718, 987695, 988916, 988867, 988769, 987951, 986776, 987080],
};

describe('GAM-26 Plinko', () => {
  test('returns exactly what is stated for each of the 27 tables, 98.53 to 99.00 %', () => {
    const shares = tables.map(({ risk, rows }) => {
      const { over, under } = returnOf(plinkoChances({ risk, rows }));
      expect(over * 100n <= under * 99n).toBe(true);
      return Number((over * 1_000_000n) / under);
    });
    expect(shares).toEqual([...stated.low, ...stated.medium, ...stated.high]);
    expect(Math.floor(Math.min(...shares) / 100) / 100).toBe(Number(plinko.rtp));
  });

  test('has a bin for each number of turns to the right, the same from both sides', () => {
    for (const choice of tables) {
      const bins = binsOf(choice);
      expect(bins).toHaveLength(choice.rows + 1);
      expect(bins).toEqual(bins.toReversed());
    }
    expect(binOf([1, 0, 1, 1, 0, 0, 0, 0])).toBe(3);
    expect(plinko.payout(10_000n, { risk: 'high', rows: 16 }, Array(16).fill(1))).toBe(10_000_000n);
    expect(plinko.notation([1, 0, 1])).toBe('RLR');
  });

  test.each([
    [{ risk: 'low', rows: 8 }, true],
    [{ risk: 'low', rows: 7 }, false],
    [{ risk: 'low', rows: 17 }, false],
    [{ risk: 'low', rows: 8.5 }, false],
    [{ risk: 'low', rows: '8' }, false],
    [{ risk: 'none', rows: 8 }, false],
  ])('F13 offers %o: %s', (choice, offered) => {
    expect(z.safeParse(plinko.choice, choice).success).toBe(offered);
  });
});
