import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { repository } from '../repository.ts';
import { failedOnce, type Part } from './part.ts';

const tooling = path.join(repository, 'tooling');

interface Check {
  readonly name: string;
  readonly about: string;
  readonly budget: number;
  /** A package that `tooling` depends on, a command of it, and the arguments. */
  readonly command: readonly [packageName: string, command: string, ...args: string[]];
}

/** A part that is one command and counts as one test: it passes or it does not. */
export function check({ command: [packageName, command, ...args], ...about }: Check): Part {
  return {
    ...about,
    takesArguments: false,
    turn: 'first',
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
