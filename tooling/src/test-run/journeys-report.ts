import type { FileTime, Result } from './part.ts';
import { failedOnce } from './part.ts';

/** What we read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly line: number;
  readonly column: number;
  readonly tests: readonly { projectName: string; results: readonly { duration: number }[] }[];
}

interface Suite {
  readonly title: string;
  /** Its path below tests/journeys. */
  readonly file: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** A journey with the titles of the suites around it. */
export interface Journey {
  readonly file: string;
  readonly titles: readonly string[];
  readonly spec: Spec;
}

export function journeysOf(suite: Suite, around: readonly string[] = []): readonly Journey[] {
  const titles = suite.title === suite.file ? around : [...around, suite.title];
  const own = (suite.specs ?? []).map((spec) => ({
    file: suite.file,
    titles: [...titles, spec.title],
    spec,
  }));
  return [...own, ...(suite.suites ?? []).flatMap((each) => journeysOf(each, titles))];
}

const timeOf = (suite: Suite): FileTime => ({
  file: `tests/journeys/${suite.file}`,
  seconds: journeysOf(suite)
    .flatMap(({ spec }) => spec.tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0),
});

/** The number of runs of some journeys; a journey has one run for each screen. */
export const countRuns = (list: readonly Journey[]) =>
  list.reduce((sum, { spec }) => sum + spec.tests.length, 0);

/**
 * Counts a report. A failure outside of any journey, such as the start of the site, counts as one.
 */
export function countJourneys(
  report: PlaywrightReport | undefined,
  code: number,
  output: string,
): Result {
  if (!report) return failedOnce(output);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  const unnamed = failed === 0 && (code !== 0 || report.errors.length > 0) ? 1 : 0;
  const files = report.suites.map(timeOf);
  return { passed: expected, failed: failed + unnamed, skipped, output, files };
}
