import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { type Outcome, runToEnd } from '../launcher/run-to-end.ts';
import { reasonOf } from '../launcher/start-error.ts';
import { repository } from '../repository.ts';
import { findBrowser } from './browser.ts';
import { type FileTime, failedOnce, type Part, type PartRun, type Result } from './part.ts';
import { withReport } from './report-file.ts';

/** What we read of Playwright's JSON report. */
interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

interface Suite {
  /** Its path below tests/journeys. */
  readonly file: string;
  readonly specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  readonly suites?: readonly Suite[];
}

const tests = path.join(repository, 'tests');

function playwright(
  run: PartRun,
  reporters: string,
  env: NodeJS.ProcessEnv,
  more: readonly string[] = [],
): Promise<Outcome> {
  const command = commandFile('@playwright/test', 'playwright', tests);
  const config = `--config=${path.join(tests, 'journeys', 'playwright.config.ts')}`;
  return runToEnd(
    process.execPath,
    [command, 'test', config, `--reporter=${reporters}`, ...more, ...run.args],
    {
      cwd: repository,
      env: { ...process.env, ...env },
      signal: run.signal,
      stopSignal: 'SIGINT',
      onOutput: run.onOutput,
    },
  );
}

/**
 * Counts a report. What failed outside of any journey, such as the start of the site, counts as one
 * failure.
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

/**
 * Without a browser the journeys are counted as skipped, so that nobody takes a run without them
 * for a whole one.
 */
async function skipAll(run: PartRun): Promise<Result> {
  const note = 'no Chromium was found; install it, or say where it is with CHROME_PATH';
  if (process.env.CI === 'true') return failedOnce(`The journeys need a browser, and ${note}.`);
  const list = await withReport((file) =>
    playwright(run, 'json', { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, ['--list']),
  );
  const suites = (list.report as { suites?: readonly Suite[] } | undefined)?.suites ?? [];
  const skipped = suites.flatMap(runsOf).length;
  if (skipped === 0) return failedOnce(list.outcome.output);
  return { passed: 0, failed: 0, skipped, output: '', note: `SKIPPED: ${note}` };
}

/** The runs of each journey of a file. */
function runsOf({ specs = [], suites = [] }: Suite): readonly { duration: number }[][] {
  const own = specs.flatMap(({ tests: runs }) => runs.map(({ results }) => [...results]));
  return [...own, ...suites.flatMap(runsOf)];
}

const timeOf = (suite: Suite): FileTime => ({
  file: `tests/journeys/${suite.file}`,
  seconds: runsOf(suite)
    .flat()
    .reduce((sum, { duration }) => sum + duration / 1000, 0),
});

async function runJourneys(run: PartRun): Promise<Result> {
  let browser: string | undefined;
  try {
    browser = findBrowser();
  } catch (error) {
    return failedOnce(reasonOf(error));
  }
  if (!browser) return skipAll(run);
  const env = { CHROME_PATH: browser };
  const { outcome, report } = await withReport((file) =>
    playwright(run, 'list,json', { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  );
  return countJourneys(report as PlaywrightReport | undefined, outcome.code, outcome.output);
}

export const journeys: Part = {
  name: 'journeys',
  about: 'the site in a real browser, against the whole product (tests/journeys)',
  budget: 300,
  takesArguments: true,
  run: runJourneys,
};
