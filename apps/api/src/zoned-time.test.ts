import { expect, it } from 'vitest';
import { inZone } from './zoned-time.ts';

it.each([
  ['Asia/Ho_Chi_Minh', '2026-11-22T18:30:05.007Z', '2026-11-23T01:30:05.007+07:00'],
  ['UTC', '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000+00:00'],
  ['Asia/Kathmandu', '2026-11-22T18:15:00.000Z', '2026-11-23T00:00:00.000+05:45'],
  ['America/New_York', '2026-07-01T03:00:00.000Z', '2026-06-30T23:00:00.000-04:00'],
])('WAL-05 an instant is written in %s with its offset: %s', (zone, at, expected) => {
  expect(inZone(new Date(at), zone)).toBe(expected);
  expect(new Date(expected).toISOString()).toBe(at);
});
