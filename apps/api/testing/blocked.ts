import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

/** Resolves when that many statements of this site wait for another transaction. */
export async function untilBlocked(site: TestSite, statements: number): Promise<void> {
  const waiting = () =>
    site.query(
      `select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where a.datname = current_database() and not l.granted`,
    );
  await expect.poll(waiting, { interval: 5 }).toHaveLength(statements);
}

/** Locks the rows of a statement until `release` is called. */
export async function holdRows(
  site: TestSite,
  sql: string,
  values: unknown[] = [],
): Promise<() => Promise<void>> {
  const client = await site.site.db.pool.connect();
  await client.query('begin');
  await client.query(sql, values);
  return async () => {
    await client.query('commit');
    client.release();
  };
}
