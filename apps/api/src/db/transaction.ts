import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const attempts = 3;

/** A deadlock or a serialization conflict, which a retry resolves. */
function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '40001' || code === '40P01';
}

/** The server did not answer in time (see `query_timeout` in database.ts). */
export const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Retries work after a conflict with another transaction. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await wait(attempt * 10);
    }
  }
}

/** Runs work in one transaction; after a conflict with another one, from the start. */
export function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return retried(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const lose = (error: Error) => {
      broken = error;
    };
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // A rollback would time out, too; closing the connection rolls back.
      if (isTimeout(error)) lose(error);
      else await client.query('rollback').catch(lose);
      throw error;
    } finally {
      client.release(broken);
    }
  });
}
