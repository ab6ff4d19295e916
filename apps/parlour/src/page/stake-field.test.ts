import { expect, test } from 'vitest';
import { timesOf, writeRoll } from './stage.ts';
import { readAmount } from './stake-field.ts';

test.each([
  ['1000', 0, 1000n],
  ['12.5', 2, 1250n],
  ['12,50', 2, 1250n],
  [' 1 000 ', 0, 1000n],
  ['0', 2, 0n],
  ['12.345', 2, undefined],
  ['1.5', 0, undefined],
  ['-1', 2, undefined],
  ['1e3', 0, undefined],
  ['', 0, undefined],
  ['.5', 2, undefined],
])('E7 %j with %i digits is %s', (typed, digits, amount) => {
  expect(readAmount(typed, digits)).toBe(amount);
});

test('a roll and a multiple are written with two digits', () => {
  expect([writeRoll(7), writeRoll(4207), writeRoll(9999)]).toEqual(['0.07', '42.07', '99.99']);
  expect([timesOf(50), timesOf(2), timesOf(95)]).toEqual(['1.98', '49.50', '1.04']);
});
