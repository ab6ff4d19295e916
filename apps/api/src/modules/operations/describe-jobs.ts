import type {
  gatewayEvents,
  JobRun,
  jobRuns,
  QueryOf,
  trialBalance,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import { findJobs, type JobRunRow } from './job-run.store.ts';
import { findGatewayEvents, lookAtOutbox } from './operations.store.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const describeJob = (row: JobRunRow): JobRun => ({
  name: row.name,
  cron: row.cron,
  lastRun: row.startedAt && {
    startedAt: row.startedAt.toISOString(),
    endedAt: iso(row.endedAt),
    ok: row.ok,
    error: row.error,
  },
  runs: Number(row.runs),
  failures: Number(row.failures),
  lastFailureAt: iso(row.lastFailureAt),
});

export async function describeJobs({ db }: Data): Promise<ValueOf<typeof jobRuns>> {
  const [jobs, outbox] = await Promise.all([findJobs(db), lookAtOutbox(db)]);
  return {
    jobs: jobs.map(describeJob),
    outbox: { waiting: outbox.waiting, oldestAt: iso(outbox.oldest) },
  };
}

/**
 * The result of a proof job's last finished run; null before the first. `holds` is null when the
 * run failed before it could decide.
 */
export async function findProof(
  db: Database,
  name: string,
): Promise<ValueOf<typeof trialBalance>['proof']> {
  const job = (await findJobs(db)).find((one) => one.name === name);
  if (!job?.endedAt || job.ok === null) return null;
  const holds = job.ok || job.disproved ? job.ok : null;
  return { at: job.endedAt.toISOString(), holds, detail: job.error };
}

export async function describeGatewayEvents(
  { db }: Data,
  { brand }: StaffCaller,
  { pageNo, pageSize }: QueryOf<typeof gatewayEvents>,
): Promise<ValueOf<typeof gatewayEvents>> {
  const place = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await findGatewayEvents(db, brand.id, place);
  return {
    list: rows.map((row) => ({
      gateway: row.gateway,
      eventId: row.eventId,
      reference: row.reference,
      outcome: row.outcome,
      reason: row.reason,
      receivedAt: row.receivedAt.toISOString(),
    })),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
