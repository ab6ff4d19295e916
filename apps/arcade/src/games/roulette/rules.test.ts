import { expect, test } from 'vitest';
import { edgeOf, expectFactorsToMatch } from '../../../testing/odds.ts';
import { numbers, roulette, wheel } from './rules.ts';

test('GAM-26 Roulette: the edge of every spot is one thirty-seventh', () => {
  for (const { code } of roulette.spots)
    expect([code, edgeOf(roulette, code, 4)]).toEqual([code, '2.7027']);
  const sizes = new Set(Object.values(numbers).map(({ length }) => length));
  expect([...sizes].sort((one, other) => one - other)).toEqual([1, 12, 18]);
});

test('GAM-26 Roulette pays over all pockets what its chances say', () => {
  const all = Array.from({ length: 37 }, (_, outcome) => ({ ways: 1n, outcome }));
  expectFactorsToMatch(roulette, all);
  expect([...wheel].sort((one, other) => one - other)).toEqual(all.map(({ outcome }) => outcome));
});
