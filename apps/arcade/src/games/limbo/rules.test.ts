import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limitsOf } from '../money.ts';
import { limbo, limboChances, resultOf, winningValues } from './rules.ts';

const all = 2n ** 52n;

describe('GAM-26 Limbo', () => {
  test.each([101n, 150n, 200n, 333n, 10_000n, 123_456n, 99_999_999n, 100_000_000n])(
    'reaches the target %s by exactly the stated number of values',
    (target) => {
      const last = winningValues(target) - 1n;
      expect(resultOf(last) >= target).toBe(true);
      expect(resultOf(last + 1n) < target).toBe(true);
    },
  );

  test('returns less than t / 2⁵² below 0.99, and never more, for targets over the range', () => {
    const targets = [...Array(20_000).keys()].map((i) => BigInt(101 + i * 4_999));
    const outside = targets.filter((target) => {
      const [chance] = limboChances({ target: String(target) });
      // ways / 2⁵² × t against 0.99, both times 100 × 2⁵².
      const returned = (chance?.ways ?? 0n) * target;
      const missing = 99n * all - returned;
      return missing < 0n || missing >= target;
    });
    expect(outside).toEqual([]);
  });

  test('is at least 1.00, and the highest result is 0.99 × 2⁵²', () => {
    expect(resultOf(all - 1n)).toBe(100n);
    expect(resultOf(0n)).toBe(99n * all);
    expect(limbo.notation(String(99n * all))).toBe('4458563631096791.04');
  });

  test('pays stake × target when the result reaches it', () => {
    expect(limbo.payout(1_001n, { target: '150' }, '150')).toBe(1_501n);
    expect(limbo.payout(1_001n, { target: '150' }, '149')).toBe(0n);
  });

  test.each([
    ['101', true],
    ['100', false],
    ['100000000', true],
    ['100000001', false],
    ['0200', false],
    ['2e3', false],
    ['-200', false],
    [200, false],
  ])('F13 offers the target %j: %s', (target, offered) => {
    expect(z.safeParse(limbo.choice, { target }).success).toBe(offered);
  });

  test('limits the stake by the largest win', () => {
    const limits = limitsOf('VND', 0);
    expect(limbo.allows(limits, 2_000n, { target: '100000000' })).toBe(true);
    expect(limbo.allows(limits, 2_001n, { target: '100000000' })).toBe(false);
  });
});
