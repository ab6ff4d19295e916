import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { textOf } from './repository-files.ts';

const longest = 100;

/** A migration that has run is never edited, and the lockfile is written by pnpm. */
const isChecked = (file: string) =>
  /\.(tsx?|mjs|css|html|sql|prisma|ya?ml|md)$/.test(file) && !/\/migrations\/|pnpm-lock/.test(file);

/** Addresses and rows of Markdown tables cannot be wrapped. */
const cannotWrap = (line: string) => /https?:|\burl\(|^\s*\|.*\|$/.test(line);

const tooLong = (file: string) =>
  textOf(file)
    .split('\n')
    .flatMap((line, index) =>
      line.length > longest && !cannotWrap(line) ? [`${file}:${index + 1}`] : [],
    );

test(`lines have at most ${longest} columns`, () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: repository, encoding: 'utf8' },
  ).split('\0');
  const checked = files.filter(
    (file) => isChecked(file) && existsSync(path.join(repository, file)),
  );
  expect(checked.flatMap(tooLong)).toEqual([]);
});
