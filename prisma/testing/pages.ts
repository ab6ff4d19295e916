import type pg from 'pg';

/**
 * How many pages of the site's tables a statement reads, with all statements of its functions. What
 * it changes is taken back. Their plans are generic, as on a connection that has run for a while,
 * unless a function sets this itself.
 *
 * The catalogue's pages do not count: they are read again when other databases change theirs. The
 * least of three runs does, because a vacuum may read the tables during one.
 */
export async function pagesOf(client: pg.Client, sql: string): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const before = await pagesRead(client);
    await client.query('begin; set local plan_cache_mode = force_generic_plan');
    await client.query(sql);
    await client.query('rollback');
    runs.push((await pagesRead(client)) - before);
  }
  return Math.min(...runs);
}

async function pagesRead(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ pages: number }>(
    `select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0))::integer
              as pages
       from pg_statio_user_tables`,
  );
  return rows[0]?.pages ?? 0;
}
