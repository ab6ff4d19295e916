import { expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

it.each([
  ['', 'lanternfan', 0],
  ['short1!', 'lanternfan', 1],
  ['aaaaaaaaaaaa', 'lanternfan', 1],
  ['Lanternfan-2026!', 'lanternfan', 1],
  ['sunnydaytoday', 'lanternfan', 2],
  ['Sunnyday42', 'lanternfan', 3],
  ['Sunny-day-42', 'lanternfan', 4],
] as const)('judges %j of %s as %i', (password, username, strength) => {
  expect(passwordStrength(password, username)).toBe(strength);
});
