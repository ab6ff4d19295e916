import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { type Outcome, runToEnd } from '../launcher/run-to-end.ts';
import { reasonOf } from '../launcher/start-error.ts';
import { repository } from '../repository.ts';
import { findBrowser } from './browser.ts';
import { cover, numbersIn } from './essential.ts';
import {
  countJourneys,
  countRuns,
  type Journey,
  journeysOf,
  type PlaywrightReport,
} from './journeys-report.ts';
import { type StartedSite, startJourneysSite } from './journeys-site.ts';
import { failedOnce, type Part, type PartRun, type Result } from './part.ts';
import { withReport } from './report-file.ts';

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
 * Without a browser the journeys count as skipped, so that the run does not look complete.
 */
async function skipAll(run: PartRun): Promise<Result> {
  const note = 'no Chromium was found; install it, or set CHROME_PATH';
  if (process.env.CI === 'true') return failedOnce(`The journeys need a browser, and ${note}.`);
  const { list, output } = await listJourneys(run);
  const skipped = countRuns(list);
  if (skipped === 0) return failedOnce(output);
  return { passed: 0, failed: 0, skipped, output: '', note: `SKIPPED: ${note}` };
}

async function listJourneys(run: PartRun): Promise<{ list: readonly Journey[]; output: string }> {
  const { outcome, report } = await withReport((file) =>
    playwright({ ...run, args: [] }, 'json', { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, ['--list']),
  );
  const { suites = [] } = (report ?? {}) as Partial<PlaywrightReport>;
  return { list: suites.flatMap((suite) => journeysOf(suite)), output: outcome.output };
}

/** Runs every number that a journey carries once, on the desktop. */
async function runEssential(run: PartRun, env: NodeJS.ProcessEnv): Promise<Result> {
  const { list, output } = await listJourneys(run);
  if (list.length === 0) return failedOnce(output);
  const chosen = cover(
    list.filter(({ spec }) => spec.tests.some(({ projectName }) => projectName === 'desktop')),
    ({ titles }) => titles.flatMap(numbersIn),
    () => 1,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-essential-'));
  const testList = path.join(folder, 'list.txt');
  const lines = chosen.map(({ file, titles }) => ['[desktop]', file, ...titles].join(' › '));
  writeFileSync(testList, `${lines.join('\n')}\n`);
  try {
    const result = await runChosen(run, env, [`--test-list=${testList}`]);
    const skipped = result.skipped + countRuns(list) - chosen.length;
    return { ...result, skipped, note: `essential set: ${chosen.length} journeys, desktop alone` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runChosen(
  run: PartRun,
  env: NodeJS.ProcessEnv,
  more: readonly string[] = [],
): Promise<Result> {
  const { outcome, report } = await withReport((file) =>
    playwright(run, 'list,json', { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, more),
  );
  return countJourneys(report as PlaywrightReport | undefined, outcome.code, outcome.output);
}

let site: StartedSite | undefined;

async function runJourneys(run: PartRun): Promise<Result> {
  let browser: string | undefined;
  let started: Record<string, string> | undefined;
  try {
    browser = findBrowser();
    if (browser) started = await site?.env;
  } catch (error) {
    return failedOnce(reasonOf(error));
  }
  if (!browser) return skipAll(run);
  const env = { ...started, CHROME_PATH: browser };
  return run.essential ? runEssential(run, env) : runChosen(run, env);
}

function hasBrowser(): boolean {
  try {
    return findBrowser() !== undefined;
  } catch {
    return false;
  }
}

/** Builds and starts the site while other parts run, where there is a browser to visit it. */
function prepareSite(): () => Promise<void> {
  if (!hasBrowser() || process.env.BASE_URL) return async () => {};
  site = startJourneysSite();
  return site.stop;
}

export const journeys: Part = {
  name: 'journeys',
  about: 'the site in a real browser, against the whole product (tests/journeys)',
  budget: 730,
  turn: 'last',
  takesArguments: true,
  run: runJourneys,
  prepare: prepareSite,
};
