import { PgBoss } from 'pg-boss';
import { countJob } from '../http/metrics.ts';
import type { Site } from '../site.ts';
import { type Job, schedule } from './schedule.ts';

/** The queue hands these on to its pool: a server that has fallen silent must not hold a job for ever. */
const connection = { query_timeout: 30_000, keepAlive: true };

/** The jobs, kept in Postgres: each runs in one worker at a time, and is tried again when it fails. */
export class Jobs {
  readonly #site: Site;
  readonly #jobs: readonly Job[];
  readonly #pollSeconds: number;
  readonly #boss: PgBoss;

  constructor(site: Site, jobs = schedule, pollSeconds = 5) {
    this.#site = site;
    this.#jobs = jobs;
    this.#pollSeconds = pollSeconds;
    this.#boss = new PgBoss({
      connectionString: site.config.databaseUrl,
      max: 3,
      application_name: 'lantern-jobs',
      ...connection,
    });
    this.#boss.on('error', (error: unknown) =>
      site.log.error({ event: 'jobs_failed', err: error }, 'the job queue has trouble'),
    );
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const job of this.#jobs) {
      await this.#boss.createQueue(job.name, { policy: 'stately', retryLimit: 2, expireInSeconds: 300 });
      await this.#boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
      await this.#boss.work(job.name, { pollingIntervalSeconds: this.#pollSeconds }, () => this.#run(job));
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
