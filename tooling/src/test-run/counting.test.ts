import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../repository.ts';
import { countJourneys } from './journeys-report.ts';
import { countVitest } from './vitest-report.ts';

const file = (status: string, ...tests: string[]) => ({
  name: path.join(repository, 'apps/api/src/app.test.ts'),
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: tests.map((each) => ({ status: each })),
});

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [file('passed', 'passed', 'passed', 'passed', 'pending', 'todo')],
};

test('skipped and planned tests are counted as skipped', () => {
  expect(countVitest(vitest, 0, '')).toMatchObject({ passed: 3, failed: 0, skipped: 2 });
});

test('a file that cannot be loaded counts as one failure', () => {
  const report = { ...vitest, testResults: [...vitest.testResults, file('failed')] };
  expect(countVitest(report, 1, '')).toMatchObject({ passed: 3, failed: 1 });
});

test('a file with a failed test counts that test alone', () => {
  const report = {
    ...vitest,
    numFailedTests: 1,
    testResults: [file('failed', 'failed', 'passed')],
  };
  expect(countVitest(report, 1, '')).toMatchObject({ failed: 1 });
});

test('a failure outside of any test is counted', () => {
  expect(countVitest(vitest, 1, '')).toMatchObject({ passed: 3, failed: 1 });
});

test('a run without a report has failed', () => {
  expect(countVitest(undefined, 0, 'it crashed')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: 'it crashed',
  });
});

const spec = (duration: number) => ({
  title: 'logs in',
  line: 1,
  column: 1,
  tests: [{ projectName: 'desktop', results: [{ duration }] }],
});
const suite = {
  title: 'login.spec.ts',
  file: 'login.spec.ts',
  suites: [{ title: 'harbor', file: 'login.spec.ts', specs: [spec(1500)] }],
  specs: [spec(500)],
};
const journeys = {
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 },
  errors: [],
  suites: [suite],
};

test('a flaky journey has failed', () => {
  const report = { ...journeys, stats: { ...journeys.stats, flaky: 1 } };
  expect(countJourneys(report, 0, '')).toMatchObject({ passed: 4, failed: 1, skipped: 1 });
});

test('a site that does not start counts as one failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const report = { stats, errors: [{}], suites: [] };
  expect(countJourneys(report, 1, '')).toMatchObject({ passed: 0, failed: 1 });
});

test('a file is reported with its duration', () => {
  expect(countVitest(vitest, 0, '').files).toEqual([
    { file: path.join('apps', 'api', 'src', 'app.test.ts'), seconds: 2.5 },
  ]);
  expect(countJourneys(journeys, 0, '').files).toEqual([
    { file: 'tests/journeys/login.spec.ts', seconds: 2 },
  ]);
});
