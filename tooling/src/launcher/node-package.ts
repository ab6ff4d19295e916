import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';

/**
 * The file of a command of an installed package, such as `vitest`. Running it with Node works on
 * every system; the shims in `node_modules/.bin` need a shell on some.
 * @param from folder of the workspace package that depends on it
 */
export function commandFile(packageName: string, command: string, from: string): string {
  const manifest = findPackageJSON(packageName, path.join(from, 'package.json'));
  if (!manifest) throw new Error(`${from} does not depend on ${packageName}.`);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}.`);
  return createRequire(manifest).resolve(path.join(path.dirname(manifest), file));
}
