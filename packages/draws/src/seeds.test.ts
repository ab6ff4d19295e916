import { describe, expect, it } from 'vitest';
import { chainOf, commitmentTo } from './seeds.ts';

const last = '07'.repeat(32);

describe('LOT-07 a chain of seeds', () => {
  it('is fixed by its anchor: each seed is the commitment to the next one', () => {
    const { anchor, seeds } = chainOf(last, 50);
    expect(seeds).toHaveLength(50);
    expect(seeds.at(-1)).toBe(last);
    expect([anchor, ...seeds.slice(0, -1)]).toEqual(seeds.map(commitmentTo));
  });

  it('of one seed has a commitment to it', () => {
    expect(chainOf(last, 1)).toEqual({ anchor: commitmentTo(last), seeds: [last] });
  });

  it.each([0, -1, 1.5])('of %d seeds is refused', (length) => {
    expect(() => chainOf(last, length)).toThrow(RangeError);
  });
});
