import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const attempts = 3;

/**
 * Two transactions met (a deadlock or a serialization conflict); the second try finds the first one
 * done.
 */
function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '40001' || code === '40P01';
}

/** The server did not answer in time (see `query_timeout` in database.ts). */
const isSilence = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Repeats work that the database turned away because another transaction was in its way. */
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

/** Runs work in one transaction, from the start again when another transaction was in its way. */
export function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return retried(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // A connection lost between two statements emits an error event; unhandled, it would end the
    // process.
    const lose = (error: Error) => {
      broken = error;
    };
    client.on('error', lose);
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // On a silent connection the rollback would wait in vain, too; closing it rolls back.
      if (isSilence(error)) lose(error);
      else await client.query('rollback').catch(lose);
      throw error;
    } finally {
      client.off('error', lose);
      client.release(broken);
    }
  });
}
