import { type AppliedFunctions, applyFunctionsOn } from './apply-functions.ts';
import { applyMigrationsOn } from './apply-migrations.ts';
import { underLock } from './under-lock.ts';

export { MigrationError } from './migration-error.ts';

/**
 * Brings the tables of a database up to date with a folder of migrations and returns the names of
 * those that it applied. Processes that start together wait for each other.
 */
export function applyMigrations(databaseUrl: string, folder: string): Promise<string[]> {
  return underLock(databaseUrl, (client) => applyMigrationsOn(client, folder));
}

/** The tables first, then the functions, both under one lock. */
export function applySchema(
  databaseUrl: string,
  folders: { migrations: string; functions: string },
): Promise<AppliedFunctions & { migrations: string[] }> {
  return underLock(databaseUrl, async (client) => ({
    migrations: await applyMigrationsOn(client, folders.migrations),
    ...(await applyFunctionsOn(client, folders.functions)),
  }));
}
