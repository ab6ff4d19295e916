import path from 'node:path';
import { repository } from '../repository.ts';
import { type FileTime, failedOnce, type Result } from './part.ts';

/** What we read of vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/**
 * Counts a report. A file that could not be loaded counts as one failed test.
 */
export function countVitest(
  report: VitestReport | undefined,
  code: number,
  output: string,
): Result {
  if (!report) return failedOnce(output);
  const {
    numPassedTests: passed,
    numPendingTests: pending,
    numTodoTests: todo,
    testResults,
  } = report;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  // Some failures belong to no test, such as an unhandled rejection.
  const unnamed = code !== 0 && failed === 0 ? 1 : 0;
  const files = testResults.map(timeOf);
  return { passed, failed: failed + unnamed, skipped: pending + todo, output, files };
}

const timeOf = (file: VitestReport['testResults'][number]): FileTime => ({
  file: path.relative(repository, file.name),
  seconds: (file.endTime - file.startTime) / 1000,
});
