import path from 'node:path';
import { commandFile } from '../launcher/node-package.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { repository } from '../repository.ts';

let prepared: Promise<string | undefined> | undefined;

/**
 * Generates the files that tests import, once a run. Returns the error, if there is one.
 */
export function prepare(): Promise<string | undefined> {
  prepared ??= generate();
  return prepared;
}

async function generate(): Promise<string | undefined> {
  const turbo = commandFile('turbo', 'turbo', path.join(repository, 'tooling'));
  const args = [turbo, 'run', 'generate', '--output-logs=errors-only'];
  const { code, output } = await runToEnd(process.execPath, args, { cwd: repository });
  return code === 0 ? undefined : `The generated files could not be made:\n\n${output}`;
}
