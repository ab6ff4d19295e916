import { expect, test } from 'vitest';
import { readSlowness } from './calibration.ts';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { type Done, overBudget, timings } from './timings.ts';

const part: Part = {
  name: 'api',
  about: '',
  budget: 10,
  takesArguments: true,
  turn: 'working',
  run: () => Promise.reject(new Error('Not run here.')),
};

const done = (seconds: number, files: [string, number][] = []): Done => ({
  part,
  seconds,
  result: {
    passed: 1,
    failed: 0,
    skipped: 0,
    output: '',
    files: files.map(([file, took]) => ({ file, seconds: took })),
  },
});

test('a part over its budget is named, and a slow machine has a larger budget', () => {
  expect(overBudget(done(12), 1)).toBe('over its budget of 10 s');
  expect(overBudget(done(12), 1.5)).toBeUndefined();
});

test('the budgets of a whole run add up to 25 minutes', () => {
  const sum = (...turns: Part['turn'][]) =>
    parts
      .filter(({ turn }) => turns.includes(turn))
      .reduce((seconds, { budget }) => seconds + budget, 0);
  expect(sum('first', 'working', 'last')).toBeLessThanOrEqual(25 * 60);
  expect(sum('waiting')).toBeLessThanOrEqual(sum('working'));
});

test('the twenty slowest files of all parts are listed, slowest first', () => {
  const files = Array.from({ length: 30 }, (_, at): [string, number] => [`file ${at}.`, at]);
  const lines = timings([done(3, files.slice(0, 15)), done(4, files.slice(15))], 7, 1).split('\n');
  const listed = lines.filter((line) => line.includes('file '));
  expect(listed).toHaveLength(20);
  expect(listed[0]).toContain('29.0 s  file 29.');
  expect(lines).toContain('    7.0 s  in all, some parts beside others');
});

test('LANTERN_TEST_SPEED states the factor, and the machine is measured without it', async () => {
  const measured = (milliseconds: number) => () => Promise.resolve(milliseconds);
  expect(await readSlowness({ LANTERN_TEST_SPEED: '2.5' }, measured(1))).toBe(2.5);
  expect(await readSlowness({}, measured(1))).toBe(1);
  expect(await readSlowness({}, measured(100_000))).toBeGreaterThan(10);
  await expect(readSlowness({ LANTERN_TEST_SPEED: 'fast' }, measured(1))).rejects.toThrow(
    'LANTERN_TEST_SPEED',
  );
});
