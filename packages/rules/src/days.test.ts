import { expect, it } from 'vitest';
import { dayAfter, eachDay, isDayRange, mostDays, presetRange } from './days.ts';

it('WAL-05 LIM-01 the presets count today', () => {
  expect(presetRange('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(presetRange('last7', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(presetRange('last30', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(presetRange('next7', '2026-12-29')).toEqual({ from: '2026-12-29', to: '2027-01-04' });
  expect(presetRange('next30', '2026-12-29')).toEqual({ from: '2026-12-29', to: '2027-01-27' });
});

it('WAL-05 a range has every day between its ends, over the end of a month and a leap day', () => {
  expect(eachDay({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(eachDay({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['2026-03-01']);
});

it.each([
  ['inverted', { from: '2026-03-02', to: '2026-03-01' }],
  ['of a day that is none', { from: '2026-02-30', to: '2026-03-01' }],
  ['from the year 1', { from: '0001-01-01', to: '0001-01-02' }],
  ['to the year 9999', { from: '9999-12-30', to: '9999-12-31' }],
  ['with a time', { from: '2026-03-01T00:00', to: '2026-03-02' }],
  ['too long', { from: '2026-01-01', to: dayAfter('2026-01-01', mostDays) }],
])('K18 a range %s is none', (_, range) => {
  expect(isDayRange(range)).toBe(false);
});

it('K18 a range may be as long as is said, and one day', () => {
  expect(isDayRange({ from: '2026-01-01', to: dayAfter('2026-01-01', mostDays - 1) })).toBe(true);
  expect(isDayRange({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
});
