import { inject } from 'vitest';
import { createDatabase } from '../setup/databases.ts';

/**
 * A new database on the server of the test run, for tests that are not about the embedded one.
 */
export async function newDatabase(name: string): Promise<Record<string, string>> {
  const url = await createDatabase(inject('postgresUrl'), `${inject('templateDatabase')}_${name}`);
  return {
    DATABASE_URL: url,
    ARCADE_DATABASE_URL: url,
    PARLOUR_DATABASE_URL: url,
    REDIS_URL: 'memory:',
  };
}
