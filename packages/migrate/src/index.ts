import { type AppliedFunctions, applyFunctionsOn } from './apply-functions.ts';
import { applyMigrationsOn } from './apply-migrations.ts';
import { underLock } from './under-lock.ts';

export { MigrationError } from './migration-error.ts';

/**
 * Applies a folder's new migrations and returns their names. Processes that start together wait for
 * each other.
 */
export function applyMigrations(databaseUrl: string, folder: string): Promise<string[]> {
  return underLock(databaseUrl, (client) => applyMigrationsOn(client, folder));
}

/** Applies migrations, then functions, under one lock. */
export function applySchema(
  databaseUrl: string,
  folders: { migrations: string; functions: string },
): Promise<AppliedFunctions & { migrations: string[] }> {
  return underLock(databaseUrl, async (client) => ({
    migrations: await applyMigrationsOn(client, folders.migrations),
    ...(await applyFunctionsOn(client, folders.functions)),
  }));
}
