import { expect, test } from 'vitest';
import { amountIn } from './stake-field.ts';

test.each([
  ['1000', 0, 1_000n],
  ['1,000', 0, 1_000n],
  ['1,000,000', 0, 1_000_000n],
  ['1 000', 0, 1_000n],
  ['12.50', 2, 1_250n],
  ['12,50', 2, 1_250n],
  ['12,', 2, 1_200n],
  ['1,000.5', 2, 100_050n],
  ['1,000', 2, 100_000n],
  ['١٢٫٥', 2, 1_250n],
  ['۱۲۳', 0, 123n],
  ['१२३', 0, 123n],
  ['១០០០', 0, 1_000n],
])('the stake %s with %i decimal digits is %s minor units', (text, digits, amount) => {
  expect(amountIn(text, digits)).toBe(amount);
});

test.each([
  ['12,50', 0],
  ['1.000', 2],
  ['1,0,0', 2],
  ['-5', 0],
  ['1e3', 0],
  ['', 0],
])('the stake %s with %i decimal digits is no amount', (text, digits) => {
  expect(amountIn(text, digits)).toBeUndefined();
});
