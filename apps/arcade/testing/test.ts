import path from 'node:path';
import { makeDatabase } from '@lantern/outside/testing/database';
import { test as base } from 'vitest';
import type { ArcadeOptions } from './arcade.ts';
import type { Player } from './fake-ledger.ts';
import { makeGame, makeWorld } from './world.ts';

const migrations = path.resolve(import.meta.dirname, '../migrations');

/** A test with a database per file, empty at the start of each test, and helpers on it. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from it.
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await makeDatabase('arcade', migrations);
    onCleanup(() => database.drop());
    return database;
  })
  .extend('world', ({ database }) => makeWorld(database))
  .extend(
    'openGame',
    ({ world }) =>
      (player: Partial<Player> = {}, options: Partial<ArcadeOptions> = {}, game?: string) =>
        makeGame(world, player, options, game),
  );
