import { expect, test } from 'vitest';
import { edgeOf, expectFactorsToMatch } from '../../../testing/odds.ts';
import { rolls, sicBo } from './rules.ts';

test.each([
  [['small', 'big'], '2.78'],
  [['triple', 'total-5', 'total-16'], '13.89'],
  [['triple-1', 'triple-6'], '16.20'],
  [['total-4', 'total-17'], '15.28'],
  [['total-6', 'total-15'], '16.67'],
  [['total-7', 'total-14'], '9.72'],
  [['total-8', 'total-13', 'total-10', 'total-11'], '12.50'],
  [['total-9', 'total-12'], '7.41'],
  [['pair-1', 'pair-6'], '18.52'],
  [['single-1', 'single-6'], '7.87'],
])('GAM-26 Sic Bo: the edge of %j is %s %%', (spots, edge) => {
  for (const spot of spots) expect([spot, edgeOf(sicBo, spot, 2)]).toEqual([spot, edge]);
});

test('GAM-26 Sic Bo pays over all rolls what its chances say', () => {
  expect(edgeOf(sicBo, 'big', 4)).toBe('2.7778');
  expect(sicBo.spots).toHaveLength(35);
  expectFactorsToMatch(
    sicBo,
    rolls.map((outcome) => ({ ways: 1n, outcome })),
  );
});
