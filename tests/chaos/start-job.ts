import type pg from 'pg';

/**
 * Starts a job that the site runs each minute or hour. All callers together start it every two
 * seconds at most: a job that never rests would slow down everything else.
 */
export async function startJob(db: pg.ClientBase, name: string): Promise<void> {
  await db.query(
    `insert into pgboss.job (name)
       select $1::text where not exists (
         select from pgboss.job
          where name = $1::text and created_on > now() - interval '2 seconds')
     on conflict do nothing`,
    [name],
  );
}
