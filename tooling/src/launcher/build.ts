import path from 'node:path';
import { commandFile } from './node-package.ts';
import { runToEnd } from './run-to-end.ts';
import { StartError } from './start-error.ts';

/**
 * Generates and builds what has changed since the last build. Turborepo compares the inputs of each
 * package.
 */
export async function buildAll(root: string, signal: AbortSignal): Promise<void> {
  const turbo = commandFile('turbo', 'turbo', path.join(root, 'tooling'));
  const args = [turbo, 'run', 'generate', 'build', '--output-logs=errors-only', '--no-color'];
  const { code, output } = await runToEnd(process.execPath, args, { cwd: root, signal });
  if (code !== 0)
    throw new StartError(
      `The build failed:\n\n${output.trim()}\n\nFix the errors above and start again.`,
    );
}
