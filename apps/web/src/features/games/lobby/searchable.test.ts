import { expect, it } from 'vitest';
import { nameLimit, searchable } from './searchable.ts';

it.each([
  ['ja', 'ja'],
  ['  jade carp ', 'jade carp'],
  ['vịt', 'vịt'],
  ['龍', '龍'],
  ['か', 'か'],
  ['용', '용'],
  ['𠮷', '𠮷'],
])('GAM-04 looks for %j', (typed, wanted) => {
  expect(searchable(typed)).toBe(wanted);
});

it.each(['', ' ', 'j', ' j ', '7', 'ж'])('GAM-04 does not look for %j yet', (typed) => {
  expect(searchable(typed)).toBe('');
});

it('GAM-04 limits the search to the length that the site accepts', () => {
  expect(searchable('x'.repeat(60))).toHaveLength(nameLimit);
});
