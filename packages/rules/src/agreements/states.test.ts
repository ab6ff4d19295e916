import { expect, it } from 'vitest';
import { isRunningOut } from './states.ts';

const [start, end] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
const within = Date.parse('2026-11-15T00:00:00.000Z');
const ended = { state: 'ended', startsAt: start, endsAt: end } as const;

it('CON-04 an agreement that was ended runs out until the end of its last period', () => {
  expect(isRunningOut(ended, within)).toBe(true);
  expect(isRunningOut(ended, Date.parse(end))).toBe(false);
  expect(isRunningOut({ ...ended, state: 'active' }, within)).toBe(false);
});

it('CON-04 an agreement that ends before it begins never runs out', () => {
  expect(isRunningOut({ ...ended, startsAt: end }, within)).toBe(false);
  expect(isRunningOut({ ...ended, startsAt: null }, within)).toBe(false);
  expect(isRunningOut({ ...ended, endsAt: null }, within)).toBe(false);
});
