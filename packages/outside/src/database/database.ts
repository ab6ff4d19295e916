import type { Queryable } from '@lantern/rows';
import type pg from 'pg';
import { isAway, isLost } from './away.ts';

export type Database = pg.Pool;

/**
 * A connection with an open transaction. A connection that was lost while idle fails at its first
 * statement; nothing has been done on it yet, so another one is tried. A silent server is not asked
 * again.
 */
async function begin(database: Database): Promise<pg.PoolClient> {
  for (let left = database.options.max; ; left -= 1) {
    const client = await database.connect();
    try {
      await client.query('BEGIN');
      return client;
    } catch (error) {
      client.release(error as Error);
      if (left <= 1 || !isLost(error)) throw error;
    }
  }
}

/** Runs the work in one transaction; when it throws, nothing is written. */
export async function transaction<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await begin(database);
  let broken: Error | undefined;
  const lose = (error: Error) => {
    broken = error;
  };
  try {
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A rollback on a silent connection would only wait for the same timeout again.
    if (isAway(error)) lose(error as Error);
    else await client.query('ROLLBACK').catch(lose);
    throw error;
  } finally {
    // A broken connection is closed, so that the next caller does not get it.
    client.release(broken);
  }
}
