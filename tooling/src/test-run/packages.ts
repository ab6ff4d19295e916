import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { repository } from '../repository.ts';
import type { PartRun, Result } from './part.ts';
import { countVitest, type VitestReport } from './vitest-report.ts';

const reportOf = (folder: string) => path.join(repository, folder, 'test-report.json');

function readReport(folder: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(reportOf(folder), 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}

/** How many of the packages Turborepo answered from its cache, if any. */
export function cacheNote(output: string, packages: number): string | undefined {
  const hits = output.match(/:test: cache hit/g)?.length ?? 0;
  if (hits === 0) return undefined;
  return hits === packages ? 'unchanged, from the cache' : `${hits} of ${packages} from the cache`;
}

/**
 * Runs the `test` tasks of packages. One whose files and dependencies have not changed since its
 * last green run answers with the report of that run.
 */
export async function runPackages(
  folders: readonly string[],
  { signal, onOutput }: PartRun,
): Promise<Result> {
  for (const folder of folders) rmSync(reportOf(folder), { force: true });
  const turbo = commandFile('turbo', 'turbo', path.join(repository, 'tooling'));
  const filters = folders.map((folder) => `--filter=./${folder}`);
  // The tests of one package have two workers already.
  const how = ['--continue', '--concurrency=1', '--env-mode=loose', '--output-logs=new-only'];
  const { code, output } = await runToEnd(
    process.execPath,
    [turbo, 'run', 'test', ...how, ...filters],
    {
      cwd: repository,
      signal,
      stopSignal: 'SIGINT',
      onOutput,
    },
  );
  const counted = folders.map((folder) => countVitest(readReport(folder), 0, output));
  const sum = (pick: (result: Result) => number) =>
    counted.reduce((total, result) => total + pick(result), 0);
  const failed = sum((result) => result.failed);
  const note = cacheNote(output, folders.length);
  return {
    passed: sum(({ passed }) => passed),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: sum(({ skipped }) => skipped),
    files: counted.flatMap(({ files = [] }) => files),
    output,
    ...(note && { note }),
  };
}
