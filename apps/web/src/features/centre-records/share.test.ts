import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

it.each([
  ['20000', 33],
  ['60000', 100],
  ['0', 0],
  ['90071992547409930000', 100],
])('takes %s of amounts beside it as %i percent', (minor, percent) => {
  expect(shareOf(minor, ['60000', minor])).toBe(percent);
});

it('takes nothing of nothing as no percent', () => {
  expect(shareOf('0', ['0', '0'])).toBe(0);
});
