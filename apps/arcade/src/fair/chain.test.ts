import { expect, test } from 'vitest';
import { ChainSeeds, newChain } from './chain.ts';
import { hashOf } from './words.ts';

test('GAM-25 each seed of a chain is the hash of the next one, up to the last', () => {
  const chain = newChain(300);
  const seeds = new ChainSeeds(chain);
  expect(seeds.at(300)).toBe(chain.lastSeed);
  for (let number = 0; number < 300; number += 1)
    expect(hashOf(seeds.at(number + 1))).toBe(seeds.at(number));
  for (const outside of [-1, 301]) expect(() => seeds.at(outside)).toThrow(RangeError);
});
