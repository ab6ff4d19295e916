import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { repository } from '../repository.ts';
import { failedOnce, type Part } from './part.ts';

const tooling = path.join(repository, 'tooling');

/**
 * A part that is one command of the `tooling` package and counts as one test: it passes or it does
 * not.
 */
export function check(
  name: string,
  about: string,
  budget: number,
  [packageName, command]: readonly [packageName: string, command: string],
  args: readonly string[],
): Part {
  return {
    name,
    about,
    budget,
    takesArguments: false,
    async run({ signal, onOutput }) {
      const program = commandFile(packageName, command, tooling);
      const { code, output } = await runToEnd(process.execPath, [program, ...args], {
        cwd: repository,
        signal,
        onOutput,
      });
      return code === 0 ? { passed: 1, failed: 0, skipped: 0, output } : failedOnce(output);
    },
  };
}
