import type pg from 'pg';

/**
 * How many pages a statement reads, with all statements of its functions. What it changes is taken
 * back. Their plans are generic, as on a connection that has run for a while, unless a function
 * sets this itself.
 */
export async function pagesOf(client: pg.Client, sql: string): Promise<number> {
  let pages = 0;
  // The first time, the catalogue is read as well.
  for (let run = 0; run < 2; run += 1) {
    await client.query('begin; set local plan_cache_mode = force_generic_plan');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${sql}`,
    );
    await client.query('rollback');
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  }
  return pages;
}
