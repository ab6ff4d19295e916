import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** Stores one row per scheduled job and deletes the rows of jobs that no longer exist. */
export async function keepJobs(
  { pool }: Database,
  jobs: readonly { name: string; cron: string }[],
): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await pool.query(
    `insert into job_run (name, cron) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set cron = excluded.cron where job_run.cron <> excluded.cron`,
    [names, jobs.map(({ cron }) => cron)],
  );
  await pool.query('delete from job_run where name <> all($1)', [names]);
}

export async function noteStart({ pool }: Database, name: string, at: Date): Promise<void> {
  await pool.query(
    `update job_run set started_at = $2, ended_at = null, ok = null, error = null,
            disproved = false, runs = runs + 1
      where name = $1`,
    [name, at],
  );
}

/**
 * @param failure undefined after a successful run; `disproved` when a proof job found a violation
 */
export async function noteEnd(
  { pool }: Database,
  name: string,
  at: Date,
  failure?: { error: string; disproved: boolean },
): Promise<void> {
  await pool.query(
    `update job_run set ended_at = $2, ok = $3::text is null, error = $3, disproved = $4,
            failures = failures + ($3::text is not null)::integer,
            last_failure_at = case when $3::text is null then last_failure_at else $2 end
      where name = $1`,
    [name, at, failure?.error ?? null, failure?.disproved ?? false],
  );
}

export interface JobRunRow {
  name: string;
  cron: string;
  startedAt: Date | null;
  endedAt: Date | null;
  ok: boolean | null;
  error: string | null;
  disproved: boolean;
  runs: string;
  failures: string;
  lastFailureAt: Date | null;
}

export async function findJobs({ pool }: Database): Promise<JobRunRow[]> {
  return findRows<JobRunRow>(pool, 'select * from job_run order by name');
}
