import { PgBoss } from 'pg-boss';
import { Disproved, type Job } from '../job.ts';
import { countJob } from '../metrics.ts';
import { keepJobs, noteEnd, noteStart } from '../modules/operations/index.ts';
import type { Site } from '../site.ts';
import { schedule } from './schedule.ts';

/** Of the queue's pool: an unresponsive server must not block a job forever. */
const connection = { query_timeout: 30_000, keepAlive: true };

/** Seconds without a heartbeat after which another worker takes the job. */
const heartbeatSeconds = 20;

/** Seconds between two heartbeats: three may be lost before a slow job counts as dead. */
const heartbeatRefreshSeconds = 5;

/**
 * Seconds between two looks for jobs that are due. By default the queue looks every thirty, so that
 * a payout, which is asked about each minute, could wait for a hundred seconds.
 */
const cronMonitorIntervalSeconds = 5;
/** Seconds until a job that was found due is in its queue. */
const cronWorkerIntervalSeconds = 2;

/** Far beyond what any job needs: heartbeats find dead workers, and this limit hanging ones. */
const expireInSeconds = 3600;

/** Seconds between two checks for due jobs, and for jobs of dead workers. */
interface Pace {
  poll: number;
  supervise: number;
}

/**
 * The job queue in Postgres. Each job runs in one worker at a time, and is retried when it fails or
 * its worker dies.
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
      // A worker takes no job of a queue in whose books one is running. By default it reads the
      // books once a minute, and would leave jobs that are due to others for so long.
      queueCacheIntervalSeconds: pace.supervise,
      cronMonitorIntervalSeconds,
      cronWorkerIntervalSeconds,
      connectionString: site.config.databaseUrl,
      max: 3,
      application_name: 'lantern-jobs',
      ...connection,
    });
    this.#boss.on('error', (error: unknown) =>
      site.log.error({ event: 'jobs_failed', err: error }, 'job queue failed'),
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

  /** Creating an existing queue changes nothing, so its settings are updated separately. */
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
      this.#site.log.error({ event: 'job_failed', job: job.name, err: error }, 'job failed');
      throw error;
    }
  }

  /** A failure to record a run must not stop the job. */
  async #note(write: () => Promise<void>): Promise<void> {
    await write().catch((error: unknown) =>
      this.#site.log.error(
        { event: 'job_not_noted', err: error },
        'a run of a job could not be written down',
      ),
    );
  }
}
