import { expect, test } from 'vitest';
import { edgeOf, expectFactorsToMatch } from '../../../testing/odds.ts';
import { numbers, roulette, wheel } from './rules.ts';

test('GAM-26 Roulette: the edge of every spot is one thirty-seventh', () => {
  for (const { code } of roulette.spots)
    expect([code, edgeOf(roulette, code, 4)]).toEqual([code, '2.7027']);
  const sizes = new Set(Object.values(numbers).map(({ length }) => length));
  expect([...sizes].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 6, 12, 18]);
  const counts = roulette.groups?.map(({ code, spots }) => [code, spots.length]);
  expect(counts).toEqual([
    ...[
      ['numbers', 37],
      ['splits', 60],
      ['streets', 14],
      ['corners', 23],
      ['lines', 11],
    ],
  ]);
});

test('GAM-26 Roulette: splits, streets, corners and six lines cover neighbours', () => {
  const named = (spot: string) => [roulette.figures?.(spot), numbers[spot]];
  expect(named('split-0-2')).toEqual(['0/2', [0, 2]]);
  expect(named('split-17-20')).toEqual(['17/20', [17, 20]]);
  expect(named('street-34-35-36')).toEqual(['34/35/36', [34, 35, 36]]);
  expect(named('corner-32-33-35-36')).toEqual(['32/33/35/36', [32, 33, 35, 36]]);
  expect(named('line-31-36')).toEqual(['31–36', [31, 32, 33, 34, 35, 36]]);
  expect([numbers['split-3-4'], numbers['corner-3-4-6-7']]).toEqual([undefined, undefined]);
  for (const { code } of roulette.spots) expect(code).toMatch(/^[a-z0-9-]{1,20}$/);
});

test('GAM-26 Roulette pays over all pockets what its chances say', () => {
  const all = Array.from({ length: 37 }, (_, outcome) => ({ ways: 1n, outcome }));
  expectFactorsToMatch(roulette, all);
  expect([...wheel].sort((one, other) => one - other)).toEqual(all.map(({ outcome }) => outcome));
});
