import path from 'node:path';
import { makeDatabase } from '@lantern/outside/testing/database';
import { test as base } from 'vitest';
import { TestParlour } from './parlour.ts';

const migrations = path.resolve(import.meta.dirname, '../migrations');

/** A test with its own parlour on a database per file. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from it.
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await makeDatabase('parlour', migrations);
    onCleanup(() => database.drop());
    return database;
  })
  .extend('parlour', async ({ database }, { onCleanup }) => {
    const parlour = await TestParlour.start(database);
    onCleanup(() => parlour.app.close());
    return parlour;
  });
