import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { returnOf } from '../money.ts';
import { hitsOf, keno, kenoChances, paysOf } from './rules.ts';

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('GAM-26 Keno', () => {
  test('returns what is stated for every count of picks, by hypergeometric odds', () => {
    const shares = counts.map((picks) => {
      const chances = kenoChances(picks);
      const total = chances.reduce((sum, { ways }) => sum + ways, 0n);
      expect(total).toBe(chances[0]?.of);
      const { over, under } = returnOf(chances);
      expect(over * 100n <= under * 99n).toBe(true);
      return Number((over * 1_000_000n) / under) / 10_000;
    });
    expect(shares).toEqual([
      ...[99, 98.6538, 98.5323, 98.9468, 98.7662],
      ...[98.7881, 98.7554, 98.9735, 98.9378, 98.7914],
    ]);
    expect(Math.min(...shares).toFixed(2)).toBe(keno.rtp);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(0.5);
  });

  test('pays more for more hits', () => {
    for (const picks of counts) {
      const pays = paysOf(picks);
      expect(pays).toHaveLength(picks + 1);
      expect(pays.every((pay, at) => at === 0 || pay >= (pays[at - 1] ?? 0n))).toBe(true);
    }
    expect(hitsOf([1, 2, 3], [3, 9, 1])).toBe(2);
    expect(keno.payout(1_000n, { picks: [5] }, [5, 1, 2, 3, 4, 6, 7, 8, 9, 10])).toBe(3_960n);
  });

  test('draws ten different numbers from 1 to 40', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const balls = keno.draw(
        { serverSeed: 'c'.repeat(64), clientSeed: 'x', nonce },
        { picks: [] },
      );
      expect(new Set(balls).size).toBe(10);
      expect(balls.every((ball) => ball >= 1 && ball <= 40)).toBe(true);
    }
  });

  test.each([
    [[1], true],
    [[], false],
    [[1, 1], false],
    [[2, 1], false],
    [[0], false],
    [[41], false],
    [['1'], false],
    [[1.5], false],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], false],
  ])('F13 offers the picks %j: %s', (picks, offered) => {
    expect(z.safeParse(keno.choice, { picks }).success).toBe(offered);
  });
});
