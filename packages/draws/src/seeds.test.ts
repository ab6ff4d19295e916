import { describe, expect, it } from 'vitest';
import { chainOf, commitmentTo, seedBefore } from './seeds.ts';

const last = '07'.repeat(32);

describe('LOT-07 a chain of seeds', () => {
  it('is fixed by its anchor: each seed follows from the next one', () => {
    const { anchor, seeds } = chainOf(last, 50);
    expect(seeds).toHaveLength(50);
    expect(seeds.at(-1)).toBe(last);
    expect([anchor, ...seeds.slice(0, -1)]).toEqual(seeds.map(seedBefore));
  });

  it('of one seed has an anchor', () => {
    expect(chainOf(last, 1)).toEqual({ anchor: seedBefore(last), seeds: [last] });
  });

  it('G12 the commitment to a seed is no seed: it reveals none before its turn', () => {
    const { anchor, seeds } = chainOf(last, 50);
    const secret = new Set([anchor, ...seeds]);
    expect(seeds.map(commitmentTo).filter((commitment) => secret.has(commitment))).toEqual([]);
  });

  it.each([0, -1, 1.5])('of %d seeds is refused', (length) => {
    expect(() => chainOf(last, length)).toThrow(RangeError);
  });
});
