import { PgBoss } from 'pg-boss';
import { Disproved, type Job } from '../job.ts';
import { countJob } from '../metrics.ts';
import { keepJobs, noteEnd, noteStart } from '../modules/operations/index.ts';
import type { Site } from '../site.ts';
import { schedule } from './schedule.ts';

/**
 * The queue hands these on to its pool: a server that has fallen silent must not hold a job for
 * ever.
 */
const connection = { query_timeout: 30_000, keepAlive: true };

/** Seconds without a sign of life after which a job is taken from its worker. */
const heartbeatSeconds = 20;

/**
 * Seconds between two signs of life: three may be lost before a job that is merely slow is taken
 * for lost.
 */
const heartbeatRefreshSeconds = 5;

/**
 * Far beyond what any job needs. A worker that lives tells so; this ends only what will never end
 * by itself.
 */
const expireInSeconds = 3600;

/**
 * Seconds between two looks for jobs that are due, and between two for those of workers that have
 * fallen silent.
 */
interface Pace {
  poll: number;
  supervise: number;
}

/**
 * The jobs, kept in Postgres: each runs in one worker at a time, and is tried again when it fails
 * or its worker dies.
 */
export class Jobs {
  readonly #site: Site;
  readonly #jobs: readonly Job<Site>[];
  readonly #pace: Pace;
  readonly #boss: PgBoss;

  constructor(site: Site, jobs = schedule, pace: Pace = { poll: 5, supervise: 10 }) {
    this.#site = site;
    this.#jobs = jobs;
    this.#pace = pace;
    this.#boss = new PgBoss({
      superviseIntervalSeconds: pace.supervise,
      monitorIntervalSeconds: pace.supervise,
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
    await keepJobs(this.#site.db, this.#jobs);
    for (const job of this.#jobs) {
      await this.#keepQueue(job.name);
      await this.#boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
      const pace = { pollingIntervalSeconds: this.#pace.poll, heartbeatRefreshSeconds };
      await this.#boss.work(job.name, pace, () => this.#run(job));
    }
  }

  /** Making a queue that is there changes nothing of it, so its terms are set each time. */
  async #keepQueue(name: string): Promise<void> {
    await this.#boss.createQueue(name, { policy: 'stately' });
    await this.#boss.updateQueue(name, { retryLimit: 2, expireInSeconds, heartbeatSeconds });
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 8000 });
  }

  async #run(job: Job<Site>): Promise<void> {
    const { clock, db } = this.#site;
    await this.#note(() => noteStart(db, job.name, clock.now()));
    try {
      await job.run(this.#site);
      countJob(job.name, 'done');
      await this.#note(() => noteEnd(db, job.name, clock.now()));
    } catch (error) {
      countJob(job.name, 'failed');
      const failure = {
        error: String((error as Error).message).slice(0, 500),
        disproved: error instanceof Disproved,
      };
      await this.#note(() => noteEnd(db, job.name, clock.now(), failure));
      this.#site.log.error({ event: 'job_failed', job: job.name, err: error }, 'a job failed');
      throw error;
    }
  }

  /** What the console shows of a job must not be what stops it. */
  async #note(write: () => Promise<void>): Promise<void> {
    await write().catch((error: unknown) =>
      this.#site.log.error(
        { event: 'job_not_noted', err: error },
        'a run of a job could not be written down',
      ),
    );
  }
}
