import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { repository } from '../repository.ts';
import { type EssentialFiles, essentialFiles } from './essential.ts';
import { runPackages } from './packages.ts';
import { failedOnce, type Part, type PartRun, type Result, type Turn } from './part.ts';
import { prepare } from './prepare.ts';
import { withReport } from './report-file.ts';
import { countVitest, type VitestReport } from './vitest-report.ts';

const tests = path.join(repository, 'tests');

interface VitestPart {
  readonly name: string;
  readonly about: string;
  readonly budget: number;
  /** Projects of `tests/vitest.config.ts`; the one with the name of the part by default. */
  readonly projects?: readonly string[];
  /** Where its test files are. Only a part that names them has an essential set. */
  readonly folders?: readonly string[];
  /** Folders of other parts: their essential sets prove the numbers of their tests. */
  readonly provenBy?: readonly string[];
  /** The packages that it tests by their `test` tasks. Only theirs can answer from the cache. */
  readonly packages?: readonly string[];
  readonly turn?: Turn;
}

async function runProjects(
  projects: readonly string[],
  files: readonly string[],
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
      ...files,
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

/** Runs the essential files alone, and counts the tests of the others as skipped. */
async function runEssential(
  projects: readonly string[],
  { files, leftOut }: EssentialFiles,
  run: PartRun,
): Promise<Result> {
  const result = await runProjects(projects, files, run);
  return {
    ...result,
    skipped: result.skipped + leftOut.tests,
    note: `essential set: ${leftOut.files} of ${leftOut.files + files.length} files left out`,
  };
}

/** A part that is some projects of `tests/vitest.config.ts`. */
export function vitestPart(about: VitestPart): Part {
  const { projects, folders, provenBy, packages, turn = 'working', ...part } = about;
  const chosen = projects ?? [part.name];
  return {
    ...part,
    turn,
    takesArguments: true,
    run: (run) => {
      // Arguments name tests themselves.
      if (run.essential && folders && run.args.length === 0)
        return runEssential(chosen, essentialFiles(folders, provenBy), run);
      const mayAnswerFromCache = process.env.CI !== 'true' && run.args.length === 0;
      if (packages && mayAnswerFromCache) return runPackages(packages, run);
      return runProjects(chosen, [], run);
    },
  };
}
