import type { Queryable } from '@lantern/rows';

/**
 * How many rows of the tables whose names match the regular expression `tables` some work reads on
 * a connection. What it changes is taken back.
 *
 * What the connection read before is reported first: otherwise it counts for up to a second.
 */
export async function rowsRead(
  client: Queryable,
  tables: string,
  work: () => Promise<unknown>,
): Promise<number> {
  await client.query('select pg_stat_force_next_flush()');
  await client.query('begin');
  try {
    await work();
    const { rows } = await client.query<{ read: number }>(
      `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer as read
         from pg_stat_xact_user_tables where relname ~ $1`,
      [tables],
    );
    return rows[0]?.read ?? 0;
  } finally {
    await client.query('rollback');
  }
}
