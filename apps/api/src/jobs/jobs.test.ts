import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freshName, useTestSite } from '../../testing/test-site.ts';
import { Disproved, type Job } from '../job.ts';
import type { Site } from '../site.ts';
import { Jobs } from './jobs.ts';

const site = useTestSite();

/** Requests jobs, as the clock does. */
let asker: PgBoss;
beforeAll(async () => {
  asker = new PgBoss({
    connectionString: site.site.config.databaseUrl,
    max: 1,
    schedule: false,
    supervise: false,
  });
  await asker.start();
});
afterAll(() => asker.stop());

/** A worker whose only job is due once a year. */
async function startWorker(name: string, run: Job<Site>['run']): Promise<Jobs> {
  const jobs = new Jobs(site.site, [{ name, cron: '0 0 1 1 *', run }], { poll: 0.5, supervise: 1 });
  await jobs.start();
  onTestFinished(() => jobs.stop());
  return jobs;
}

async function startWorkers(workers: number, run: Job<Site>['run']): Promise<string> {
  const name = freshName();
  for (let nth = 0; nth < workers; nth += 1) await startWorker(name, run);
  return name;
}

/** The rows of the queue. Only its owner may read them; the site's role may not. */
async function books<Row>(sql: string, values: unknown[]): Promise<Row[]> {
  return (await asker.getDb().executeSql(sql, values)).rows;
}

/** Makes a run look so many seconds older, or its worker silent for so many, to the queue. */
const age = (name: string, moment: 'started_on' | 'heartbeat_on', seconds: number) =>
  books(
    `update pgboss.job set ${moment} = now() - make_interval(secs => $2)
      where name = $1 and state = 'active'`,
    [name, seconds],
  );

/** The last heartbeat of the running worker. */
async function heartbeat(name: string): Promise<Date | undefined> {
  const [run] = await books<{ at: Date }>(
    "select heartbeat_on as at from pgboss.job where name = $1 and state = 'active'",
    [name],
  );
  return run?.at;
}

/** Waits until the workers have completed one check for silent workers. */
async function nextLook(name: string): Promise<void> {
  const looks = () =>
    books<{ at: Date | null }>('select monitor_claim_on as at from pgboss.queue where name = $1', [
      name,
    ]);
  for (let look = 0; look < 2; look += 1) {
    const before = await looks();
    await expect.poll(looks).not.toEqual(before);
  }
}

const logged = (name: string) =>
  site.log.filter(({ detail }) => detail.event === 'job_failed' && detail.job === name);

describe('M5 a job', () => {
  it('M5 runs in one of two workers, one run at a time, for any number of requests', async () => {
    let runs = 0;
    let running = 0;
    let most = 0;
    const held: (() => void)[] = [];
    const name = await startWorkers(2, async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => held.push(resolve));
      running -= 1;
    });
    for (let time = 0; time < 5; time += 1) await asker.send(name);
    await expect.poll(() => held.length).toBe(1);
    for (let time = 0; time < 5; time += 1) await asker.send(name);
    held.shift()?.();
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
    const states = async () => (await asker.findJobs(name)).map(({ state }) => state);
    await expect.poll(states).toEqual(['completed', 'completed']);
    expect([runs, most]).toEqual([2, 1]);
  });

  it('is logged and retried when it fails', async () => {
    let runs = 0;
    const name = await startWorkers(1, async () => {
      runs += 1;
      if (runs === 1) throw new Error('the gateway is asleep');
    });
    await asker.send(name);
    await expect.poll(() => runs).toBe(2);
    expect(logged(name)).toMatchObject([
      { level: 'error', detail: { err: { message: 'the gateway is asleep' } } },
    ]);
  });

  it('is dropped after the third failure, until it is due again', async () => {
    let runs = 0;
    const name = await startWorkers(1, () => {
      runs += 1;
      return Promise.reject(new Error('never'));
    });
    const id = await asker.send(name);
    const state = async () => (await asker.findJobs(name, { id: id ?? '' }))[0]?.state;
    await expect.poll(state).toBe('failed');
    expect([runs, logged(name).length]).toEqual([3, 3]);
  });

  it('M5 is taken over after twenty silent seconds of a killed worker', async () => {
    const name = freshName();
    // A finished worker keeps the queue and its settings, and cannot take the job before the one
    // that will be killed.
    const left = await startWorker(name, async () => {});
    await left.stop();
    await asker.send(name);
    expect(await asker.fetch(name)).toHaveLength(1);
    let runs = 0;
    await startWorker(name, async () => {
      runs += 1;
    });
    await age(name, 'heartbeat_on', 5);
    await nextLook(name);
    expect(runs).toBe(0);
    await age(name, 'heartbeat_on', 21);
    await expect.poll(() => runs).toBe(1);
  });

  it('M5 is taken over by a worker that starts while it is in the books of the queue', async () => {
    const name = freshName();
    const left = await startWorker(name, async () => {});
    await left.stop();
    await asker.send(name);
    expect(await asker.fetch(name)).toHaveLength(1);
    await startWorker(freshName(), async () => {});
    const running = () =>
      books('select from pgboss.queue where name = $1 and singletons_active is not null', [name]);
    await expect.poll(running).toHaveLength(1);
    let runs = 0;
    await startWorker(name, async () => {
      runs += 1;
    });
    await age(name, 'heartbeat_on', 21);
    await expect.poll(() => runs).toBe(1);
  });

  it('M5 stays with a slow worker that keeps sending heartbeats', async () => {
    let runs = 0;
    let end = () => {};
    const name = await startWorkers(2, async () => {
      runs += 1;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await asker.send(name);
    await expect.poll(() => runs).toBe(1);
    await age(name, 'started_on', 50 * 60);
    const first = await heartbeat(name);
    await expect.poll(() => heartbeat(name), { timeout: 30_000 }).not.toEqual(first);
    await nextLook(name);
    expect(runs).toBe(1);
    end();
    const states = async () => (await asker.findJobs(name)).map(({ state }) => state);
    await expect.poll(states).toEqual(['completed']);
  });

  it('uses this version’s settings, even on a queue created by an older version', async () => {
    const name = freshName();
    await asker.createQueue(name, { policy: 'stately', retryLimit: 2, expireInSeconds: 300 });
    await startWorker(name, async () => {});
    expect(await asker.getQueue(name)).toMatchObject({
      retryLimit: 2,
      expireInSeconds: 3600,
      heartbeatSeconds: 20,
    });
  });
});

describe('M13 a proof', () => {
  it.each([
    [
      'what it proves does not hold',
      new Disproved('Row 2.'),
      { ok: false, disproved: true, error: 'Row 2.' },
    ],
    [
      'it could not run',
      new Error('No server.'),
      { ok: false, disproved: false, error: 'No server.' },
    ],
  ])('M13 reports the cause of its failure: %s', async (_what, failure, noted) => {
    const name = await startWorkers(1, async () => {
      throw failure;
    });
    await asker.send(name);
    const last = () =>
      site.query('select ok, disproved, error from job_run where name = $1', [name]);
    await expect.poll(last).toEqual([noted]);
  });
});
