import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf, StartError } from './start-error.ts';

const names = [
  'postgresPassword',
  'keyringSecret',
  'bgsSecret',
  'parlourSecret',
  'paygateSecret',
  'fieldpaySecret',
  'tokenpayApiKey',
  'tokenpayCallbackToken',
] as const;

/** The secrets of one development copy, each 32 random bytes in hex. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>;

function readSecrets(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null) throw new Error('it holds no object');
    return Object.fromEntries(
      Object.entries(content).filter(([, value]) => typeof value === 'string'),
    );
  } catch (error) {
    throw new StartError(
      `The secrets in ${file} cannot be read (${reasonOf(error)}). Restore the file from a copy, ` +
        'or start with another DATA_DIR; without the file the database in this folder cannot be ' +
        'opened.',
    );
  }
}

/**
 * The secrets in the data folder. Missing ones are generated, for folders of older versions.
 */
export function openSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const known = readSecrets(file);
  const complete = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets;
  if (names.some((name) => known[name] === undefined)) {
    // Written to another name and renamed, so that a crash leaves no incomplete file.
    writeFileSync(`${file}.new`, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return complete;
}
