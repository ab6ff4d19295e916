import { expect, it } from 'vitest';
import { bornBy, isOldEnough } from './age.ts';

const today = new Date(2026, 2, 14);

it('MEM-03 takes a birthday that is 21 years back to the day, and not the day after it', () => {
  expect(bornBy(21, today)).toBe('2005-03-14');
  expect(isOldEnough('2005-03-14', 21, today)).toBe(true);
  expect(isOldEnough('2005-03-15', 21, today)).toBe(false);
});

it('MEM-03 counts the age of a member born on a leap day from 1 March', () => {
  expect(isOldEnough('2004-02-29', 21, new Date(2025, 1, 28))).toBe(false);
  expect(isOldEnough('2004-02-29', 21, new Date(2025, 2, 1))).toBe(true);
});

it('MEM-03 takes no birthday that is not a date', () => {
  expect(isOldEnough('', 21, today)).toBe(false);
  expect(isOldEnough('14.03.2000', 21, today)).toBe(false);
});
