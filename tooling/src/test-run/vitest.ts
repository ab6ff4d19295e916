import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { repository } from '../repository.ts';
import { type FileTime, failedOnce, type Part, type PartRun, type Result } from './part.ts';
import { prepare } from './prepare.ts';
import { withReport } from './report-file.ts';

/** What we read of vitest's JSON report. */
interface VitestReport {
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
 * Counts a report. A file that could not even be loaded has no failed test in it, and counts as
 * one.
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
  // Some failures belong to no test, such as a rejection that nobody awaited.
  const unnamed = code !== 0 && failed === 0 ? 1 : 0;
  const files = testResults.map(timeOf);
  return { passed, failed: failed + unnamed, skipped: pending + todo, output, files };
}

const timeOf = (file: VitestReport['testResults'][number]): FileTime => ({
  file: path.relative(repository, file.name),
  seconds: (file.endTime - file.startTime) / 1000,
});

const tests = path.join(repository, 'tests');

async function runProjects(
  projects: readonly string[],
  { args, signal, onOutput }: PartRun,
): Promise<Result> {
  const problem = await prepare();
  if (problem) return failedOnce(problem);
  const { outcome, report } = await withReport((file) => {
    const command = [
      commandFile('vitest', 'vitest', tests),
      'run',
      `--config=${path.join(tests, 'vitest.config.ts')}`,
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ];
    return runToEnd(process.execPath, command, {
      cwd: repository,
      signal,
      stopSignal: 'SIGINT',
      onOutput,
    });
  });
  return countVitest(report as VitestReport | undefined, outcome.code, outcome.output);
}

/** A part that is some projects of `tests/vitest.config.ts`. */
export function vitestPart(
  name: string,
  about: string,
  budget: number,
  projects: readonly string[] = [name],
): Part {
  return { name, about, budget, takesArguments: true, run: (run) => runProjects(projects, run) };
}
