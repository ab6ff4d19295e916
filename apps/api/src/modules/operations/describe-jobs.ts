import type { gatewayEvents, JobRun, jobRuns, trialBalance, ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import type { StaffCall } from '../../http/routes.ts';
import { findJobs, type JobRunRow } from './job-run.store.ts';
import { findGatewayEvents, lookAtOutbox } from './operations.store.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const describeJob = (row: JobRunRow): JobRun => ({
  name: row.name,
  cron: row.cron,
  lastRun: row.started_at && {
    startedAt: row.started_at.toISOString(),
    endedAt: iso(row.ended_at),
    ok: row.ok,
    error: row.error,
  },
  runs: Number(row.runs),
  failures: Number(row.failures),
  lastFailureAt: iso(row.last_failure_at),
});

export async function describeJobs({ db }: Data): Promise<ValueOf<typeof jobRuns>> {
  const [jobs, outbox] = await Promise.all([findJobs(db), lookAtOutbox(db)]);
  return {
    jobs: jobs.map(describeJob),
    outbox: { waiting: outbox.waiting, oldestAt: iso(outbox.oldest) },
  };
}

/**
 * Whether what a job proves held when it last came to an end, as far as it could run; null when it
 * never has.
 */
export async function findProof(
  db: Database,
  name: string,
): Promise<ValueOf<typeof trialBalance>['proof']> {
  const job = (await findJobs(db)).find((one) => one.name === name);
  if (!job?.ended_at || job.ok === null) return null;
  const holds = job.ok || job.disproved ? job.ok : null;
  return { at: job.ended_at.toISOString(), holds, detail: job.error };
}

export async function describeGatewayEvents(
  { db }: Data,
  { brand, query }: StaffCall<typeof gatewayEvents>,
): Promise<ValueOf<typeof gatewayEvents>> {
  const { pageNo, pageSize } = query;
  const place = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await findGatewayEvents(db, brand.id, place);
  return {
    list: rows.map((row) => ({
      gateway: row.gateway,
      eventId: row.event_id,
      reference: row.reference,
      outcome: row.outcome,
      reason: row.reason,
      receivedAt: row.received_at.toISOString(),
    })),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
