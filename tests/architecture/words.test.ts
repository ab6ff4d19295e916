import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

/** Words that a reader with plain English stumbles over, and what to write instead. */
const quaint = new Map([
  [/\b(whoever|somebody)\b/, 'a member, staff, anyone'],
  [/\banew\b/, 'again'],
  [/\b(is|are|was|were|been|be) told\b/, 'is notified, is sent an event'],
  [/\bwhat there is\b/, 'the data, the list'],
  [/\bin the place of\b/, 'instead of'],
  [/\bwithout a word (of|from)\b/, 'without an answer from'],
  [/\bspoilt\b/, 'invalid'],
  [/\bin vain\b/, 'without use'],
  [/\bgood (once|twice)\b/, 'works once'],
  [/\bstands? in the way\b/, 'prevents'],
  [/\b(thereby|whereas|hitherto|thereof)\b/, 'a sentence of its own'],
]);

const comments = (text: string) => found(text, /(\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$)/gm);
/** Of tests and their groups. */
const names = (text: string) => found(text, /\b(?:it|test|describe)\(\s*'((?:[^'\\\n]|\\.)+)'/g);

/** Comments and names of tests; prose and texts of screens as a whole. */
const readers: readonly [file: RegExp, read: (text: string) => string[]][] = [
  [/\.test\.tsx?$|\.spec\.ts$/, (text) => [...comments(text), ...names(text)]],
  [/\.(tsx?|mjs|css)$/, comments],
  [/\.sql$/, (text) => found(text, /(--.*$)/gm)],
  [/\.prisma$/, (text) => found(text, /(\/\/.*$)/gm)],
  [/\.md$/, (text) => [text]],
  [/\/(en|texts\/en)(\/\w[\w-]*)?\.json$/, (text) => found(text, /: ("[^"\n]*")/g)],
];

/** A migration that has run is never edited. */
const isChecked = (file: string) =>
  !/\/migrations\/|words\.test\.ts$/.test(file) && existsSync(path.join(repository, file));

function problemsOf(file: string): string[] {
  const reader = readers.find(([pattern]) => pattern.test(file));
  if (!reader) return [];
  const prose = reader[1](textOf(file))
    .join('\n')
    .replaceAll(/[\s*/-]+/g, ' ');
  return [...quaint].flatMap(([pattern, instead]) => {
    const word = new RegExp(pattern, 'i').exec(prose)?.[0];
    return word ? [`${file}: "${word}". Write: ${instead}.`] : [];
  });
}

test('comments, documents and English texts use plain words', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: repository, encoding: 'utf8' },
  ).split('\0');
  expect(files.filter(isChecked).flatMap(problemsOf)).toEqual([]);
});
