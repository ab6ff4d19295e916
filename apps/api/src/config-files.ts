import { readFileSync } from 'node:fs';
import { ConfigError } from './config-values.ts';

type Given = Readonly<Record<string, string | undefined>>;

function readValue(name: string, file: string): string {
  try {
    // An editor, and `echo`, end a file with a line break.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new ConfigError(`${name}_FILE is wrong: its file cannot be read.`);
  }
}

/**
 * Adds the values that are in files, as secrets of Compose, Kubernetes or a vault are: the file of
 * `NAME_FILE` has the value of `NAME`.
 * @throws ConfigError if a variable has a value and a file, or its file cannot be read
 */
export function withFiles(given: Given, names: readonly string[]): Given {
  const fromFiles = names.flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    if (given[name] !== undefined)
      throw new ConfigError(`${name} and ${name}_FILE are both set: one of them is too many.`);
    const value = readValue(name, file);
    return value === '' ? [] : [[name, value] as const];
  });
  return { ...given, ...Object.fromEntries(fromFiles) };
}
