import { PgBoss } from 'pg-boss';
import { forgetOldKeys } from '../http/idempotency.store.ts';
import { countJob } from '../http/metrics.ts';
import { followUpDeposits } from '../modules/deposit/index.ts';
import { checkLedger } from '../modules/ledger/index.ts';
import type { Site } from '../site.ts';
import { makePartitions } from './partitions.store.ts';

interface Job {
  name: string;
  /** Cron, in UTC. */
  cron: string;
  run(site: Site): Promise<unknown>;
}

async function proveLedger(site: Site): Promise<void> {
  const violations = await checkLedger(site.db);
  if (violations.length > 0) {
    site.log.error({ event: 'ledger_violated', violations: violations.slice(0, 20) }, 'the ledger does not hold');
    throw new Error(`The ledger does not hold: ${violations[0]?.rule} (${violations[0]?.subject}).`);
  }
}

/** What runs on a clock. */
export const schedule: readonly Job[] = [
  { name: 'deposit-follow-up', cron: '* * * * *', run: followUpDeposits },
  { name: 'ledger-proof', cron: '*/5 * * * *', run: proveLedger },
  { name: 'sealing-key-rotation', cron: '7 * * * *', run: ({ seal }) => seal.rotate() },
  { name: 'idempotency-clean-up', cron: '23 * * * *', run: ({ db }) => forgetOldKeys(db) },
  { name: 'partitions', cron: '41 0 * * *', run: ({ db }) => makePartitions(db, 3) },
];

/** The jobs, kept in Postgres: each runs in one worker at a time, and is tried again when it fails. */
export class Jobs {
  readonly #site: Site;
  readonly #boss: PgBoss;

  constructor(site: Site) {
    this.#site = site;
    this.#boss = new PgBoss({ connectionString: site.config.databaseUrl, max: 3, application_name: 'lantern-jobs' });
    this.#boss.on('error', (error: unknown) =>
      site.log.error({ event: 'jobs_failed', err: error }, 'the job queue has trouble'),
    );
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const job of schedule) {
      await this.#boss.createQueue(job.name, { policy: 'stately', retryLimit: 2, expireInSeconds: 300 });
      await this.#boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
      await this.#boss.work(job.name, { pollingIntervalSeconds: 5 }, () => this.#run(job));
    }
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 8000 });
  }

  async #run(job: Job): Promise<void> {
    try {
      await job.run(this.#site);
      countJob(job.name, 'done');
    } catch (error) {
      countJob(job.name, 'failed');
      this.#site.log.error({ event: 'job_failed', job: job.name, err: error }, 'a job failed');
      throw error;
    }
  }
}
