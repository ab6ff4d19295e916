import { test as base } from 'vitest';
import { makeDatabase } from './database.ts';
import { TestParlour } from './parlour.ts';

/** A test with a parlour of its own, on a database of its file. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern which other fixtures are wanted.
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await makeDatabase();
    onCleanup(() => database.drop());
    return database;
  })
  .extend('parlour', async ({ database }, { onCleanup }) => {
    const parlour = await TestParlour.start(database);
    onCleanup(() => parlour.app.close());
    return parlour;
  });
