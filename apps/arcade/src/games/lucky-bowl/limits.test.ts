import { describe, expect, test } from 'vitest';
import { limitsOf, stakesProblem } from './limits.ts';

describe('the limits of a table', () => {
  test('are in minor units of the currency', () => {
    expect(limitsOf('VND', 0)).toEqual({
      chips: [1_000n, 5_000n, 10_000n, 50_000n, 100_000n],
      maximum: 5_000_000n,
    });
    expect(limitsOf('PHP', 2)).toEqual({
      chips: [100n, 500n, 1_000n, 5_000n, 10_000n],
      maximum: 500_000n,
    });
  });

  test('exist for an unknown currency', () => {
    expect(limitsOf('USDT', 6).chips[0]).toBe(1_000_000n);
  });

  test.each([
    [{}, 'no_stake'],
    [{ fish: 0n }, 'not_a_chip'],
    [{ fish: 1_500n }, 'not_a_chip'],
    [{ fish: -1_000n, crab: 5_000n }, 'not_a_chip'],
    [{ fish: 5_000_000n, crab: 1_000n }, 'above_maximum'],
    [{ fish: 4_999_000n, crab: 1_000n }, undefined],
    [{ fish: 1_000n }, undefined],
  ])('judge %o as %s', (stakes, problem) => {
    expect(stakesProblem(limitsOf('VND', 0), stakes)).toBe(problem);
  });
});
