import { expect, it } from 'vitest';
import { systemRandom } from './system.ts';

it('a new id is a UUIDv7 that carries its creation time', () => {
  const before = Date.now();
  const id = systemRandom.id();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const made = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(Date.now());
});

it('L2 bytes are random: each bit is set half the time, and no 16 bytes repeat', () => {
  const rows = Array.from({ length: 20_000 }, () => systemRandom.bytes(16));
  expect(new Set(rows.map((row) => row.toString('hex'))).size).toBe(rows.length);
  // Six standard deviations: chance exceeds them once in a few million runs.
  const off = 6 * (Math.sqrt(rows.length) / 2);
  for (let bit = 0; bit < 128; bit += 1) {
    const set = rows.filter((row) => ((row[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    expect(Math.abs(set - rows.length / 2)).toBeLessThan(off);
  }
});

it.each([6, 31, 100, 1_000_000])(
  'L2 numbers below %i are uniform: no value is more frequent than another',
  (below) => {
    const draws = 60_000;
    const parts = Math.min(below, 10);
    const counts = Array.from({ length: parts }, () => 0);
    for (let draw = 0; draw < draws; draw += 1) {
      const part = Math.floor((systemRandom.below(below) * parts) / below);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    for (const [part, count] of counts.entries()) {
      const numbers = Math.ceil(((part + 1) * below) / parts) - Math.ceil((part * below) / parts);
      const share = numbers / below;
      expect(Math.abs(count - draws * share)).toBeLessThan(6 * Math.sqrt(draws * share));
    }
  },
);
