import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';

/** The text of a file of the repository. */
export const textOf = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

/** The captured group of each match of a pattern. */
export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, group]) => (group === undefined ? [] : [group]));
