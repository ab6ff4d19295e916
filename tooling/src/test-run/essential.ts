import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../repository.ts';

/** Numbers of requirements (REG-07) and of rows in the catalogue of failures (E1). */
const number = /\b(?:[A-Z][A-Z\d]{1,3}-\d{1,2}|[A-P]\d{1,2})\b/g;

export const numbersIn = (text: string): readonly string[] => text.match(number) ?? [];

/**
 * A small choice of items that carries every number which any of them carries, in their order. Each
 * turn takes the item with the most new numbers for its cost.
 */
export function cover<Item>(
  items: readonly Item[],
  numbersOf: (item: Item) => readonly string[],
  costOf: (item: Item) => number,
): readonly Item[] {
  const missing = new Set(items.flatMap(numbersOf));
  const chosen = new Set<Item>();
  const worth = (item: Item) =>
    new Set(numbersOf(item).filter((each) => missing.has(each))).size / costOf(item);
  while (missing.size > 0) {
    const best = items.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.add(best);
    for (const each of numbersOf(best)) missing.delete(each);
  }
  return items.filter((item) => chosen.has(item));
}

interface TestFile {
  /** Its path in the repository. */
  readonly file: string;
  readonly numbers: readonly string[];
  /** How many tests its text has; a table of tests counts as one. */
  readonly tests: number;
  readonly size: number;
}

/** Only strings count: a comment proves nothing. */
const strings = /'[^'\n]*'|`[^`]*`|"[^"\n]*"/g;

export function readTestFile(file: string, text: string): TestFile {
  return {
    file,
    numbers: (text.match(strings) ?? []).flatMap(numbersIn),
    tests: (text.match(/^\s*(?:it|test)(?:\.\w+)*\(/gm) ?? []).length,
    size: text.length,
  };
}

export interface EssentialFiles {
  readonly files: readonly string[];
  readonly leftOut: { readonly files: number; readonly tests: number };
}

const testFilesOf = (folders: readonly string[]): readonly TestFile[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: repository }))
    .filter((file) => !file.includes('node_modules'))
    .sort()
    .map((file) => readTestFile(file, readFileSync(path.join(repository, file), 'utf8')));

/**
 * The test files of some folders that together carry each of their numbers, except those that a
 * test elsewhere carries.
 */
export function essentialFiles(
  folders: readonly string[],
  elsewhere: readonly string[] = [],
): EssentialFiles {
  const all = testFilesOf(folders);
  const proven = new Set(testFilesOf(elsewhere).flatMap(({ numbers }) => numbers));
  const chosen = new Set(
    cover(
      all,
      ({ numbers }) => numbers.filter((each) => !proven.has(each)),
      ({ size }) => size,
    ),
  );
  const rest = all.filter((each) => !chosen.has(each));
  return {
    files: [...chosen].map(({ file }) => file),
    leftOut: { files: rest.length, tests: rest.reduce((sum, { tests }) => sum + tests, 0) },
  };
}
