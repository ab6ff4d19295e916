import { test as base } from 'vitest';
import type { ArcadeOptions } from './arcade.ts';
import { makeDatabase } from './database.ts';
import type { Player } from './fake-ledger.ts';
import { makeGame, makeWorld } from './world.ts';

/** A test with a database of its file, empty at the start of each test, and what is built on it. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern which other fixtures are wanted.
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await makeDatabase();
    onCleanup(() => database.drop());
    return database;
  })
  .extend('world', ({ database }) => makeWorld(database))
  .extend(
    'openGame',
    ({ world }) =>
      (player: Partial<Player> = {}, options: Partial<ArcadeOptions> = {}) =>
        makeGame(world, player, options),
  );
