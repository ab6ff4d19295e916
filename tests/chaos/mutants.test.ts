import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { slowSteps, smallParts } from './capabilities/lottery/small-parts.ts';
import { mutants } from './mutants.ts';

const files = globSync('prisma/functions/*/*.sql', { cwd: repository });
const textOf = (name: string) =>
  files
    .filter((file) => path.basename(file, '.sql') === name)
    .map((file) => ({ text: readFileSync(path.join(repository, file), 'utf8') }));

/** A database that has the functions of the repository, and takes every change. */
const functions = {
  query: async (sql: string, values: string[] = []) => ({
    rows: sql.includes('pg_get_functiondef') ? textOf(values[0] ?? '') : [],
  }),
} as unknown as pg.Client;

it.each(mutants)('$name: the code that it changes is there', async ({ database }) => {
  await expect(database(functions)).resolves.toBeUndefined();
});

it.each([smallParts, slowSteps])('the functions that a run changes are there', async (change) => {
  await expect(change(functions)).resolves.toBeUndefined();
});
