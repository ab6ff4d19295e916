import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { textOf } from './repository-files.ts';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  {
    cwd: repository,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter(
    (file) =>
      existsSync(path.join(repository, file)) &&
      !/\.(png|ico|woff2|webp)$/.test(file) &&
      file !== '',
  );
const isSource = (file: string) =>
  /^(apps|packages|prisma)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Where guessing does no harm: jitter of retries. */
const spreadsRetries = ['apps/arcade/src/outbox/deliver.ts', 'apps/web/src/lib/live/live.ts'];

test('L3 nothing uses a predictable random function', () => {
  const guessable = /\bMath\s*\.\s*random\b|\bpseudoRandomBytes\b|\brandom\s*\(\s*\)::/;
  expect(files.filter((file) => isSource(file) && guessable.test(textOf(file))).sort()).toEqual(
    spreadsRetries,
  );
  const migrations = files.filter((file) => file.endsWith('.sql'));
  expect(migrations.length).toBeGreaterThan(2);
  expect(migrations.filter((file) => /\brandom\s*\(/i.test(textOf(file)))).toEqual([]);
});

/** Written in pieces, so that this file does not match. */
const secrets: Record<string, RegExp> = {
  'a private key': new RegExp(`-----BEGIN [A-Z ]*PRIVATE ${'KEY'}-----`),
  'a key of Amazon’s': /\bAKIA[0-9A-Z]{16}\b/,
  'a key of Google’s': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a token of GitHub’s': /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  'a token of Slack’s': /\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  'a live key of a payment service': /\b[rs]k_live_[0-9A-Za-z]{16,}/,
  'a signed token': /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{15,}/,
};

test.each(Object.entries(secrets))('L4 no file of the repository holds %s', (_what, secret) => {
  expect(files.filter((file) => secret.test(textOf(file)))).toEqual([]);
});

test('L4 files with secrets get into neither version control nor an image', () => {
  const lines = (file: string) => textOf(file).split('\n');
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['.env', '.data/']));
  const [first, ...named] = lines('.dockerignore').filter(
    (line) => line !== '' && !line.startsWith('#'),
  );
  expect(first, 'only what is listed').toBe('*');
  expect(named).toContain('**/.env*');
  expect(named.filter((line) => /^!.*(\.data|\.env)/.test(line))).toEqual([]);
});
