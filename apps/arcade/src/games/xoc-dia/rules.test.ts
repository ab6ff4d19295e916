import { expect, test } from 'vitest';
import { edgeOf, expectFactorsToMatch } from '../../../testing/odds.ts';
import { type Coins, xocDia } from './rules.ts';

test.each([
  ['even', '2.00'],
  ['odd', '2.00'],
  ['white-4', '6.25'],
  ['red-4', '6.25'],
  ['white-3', '5.00'],
  ['red-3', '5.00'],
])('GAM-26 Xóc Đĩa: the edge of %s is %s %%', (spot, edge) => {
  expect(edgeOf(xocDia, spot, 2)).toBe(edge);
});

test('GAM-26 Xóc Đĩa pays over all sixteen results what its chances say', () => {
  const results = Array.from(
    { length: 16 },
    (_, bits): Coins => [
      ...([(bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0, (bits & 8) > 0] as const),
    ],
  );
  expectFactorsToMatch(
    xocDia,
    results.map((outcome) => ({ ways: 1n, outcome })),
  );
});
