import { describe, expect, it } from 'vitest';
import { coveringStake } from './covering.ts';

const on = (...amounts: number[]) =>
  amounts.map((amount, place) => ({ on: `place-${place}`, amount: BigInt(amount) }));

describe('J6 stakes on opposite outcomes', () => {
  it.each([
    ['equal stakes on all six symbols', on(100, 100, 100, 100, 100, 100), 6, 600n],
    ['a small stake on the sixth symbol', on(100, 100, 100, 100, 100, 1), 6, 501n],
    ['a large stake above a covering layer', on(500, 100, 100, 100, 100, 100), 6, 600n],
    ['red and black', on(300, 300), 3, 600n],
    ['banker, and less on player', on(300, 100), 3, 200n],
    ['half of the outcomes', on(100, 100, 100), 6, 0n],
    ['one outcome', on(100), 2, 0n],
    ['one outcome of one', on(100), 1, 0n],
    ['nothing', [], 6, 0n],
  ])('J6 %s', (_what, stakes, outcomes, covering) => {
    expect(coveringStake(stakes, outcomes, 60)).toBe(covering);
  });

  it('J6 several stakes on one place are one', () => {
    const twice = [...on(100), ...on(200, 300)];
    expect(coveringStake(twice, 3, 60)).toBe(600n);
  });

  it('J6 all count with a share above all outcomes', () => {
    expect(coveringStake(on(1, 1, 1), 3, 101)).toBe(0n);
  });
});
