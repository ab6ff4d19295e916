import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freshName, useTestSite } from '../../testing/test-site.ts';
import { Jobs } from './jobs.ts';
import type { Job } from './schedule.ts';

const site = useTestSite();

/** Somebody who asks for jobs, as the clock does. */
let asker: PgBoss;
beforeAll(async () => {
  asker = new PgBoss({ connectionString: site.site.config.databaseUrl, max: 1, schedule: false, supervise: false });
  await asker.start();
});
afterAll(() => asker.stop());

/** So many workers of one job that is due only once a year by itself. */
async function startWorkers(workers: number, run: Job['run']): Promise<string> {
  const name = freshName();
  for (let nth = 0; nth < workers; nth += 1) {
    const jobs = new Jobs(site.site, [{ name, cron: '0 0 1 1 *', run }], 0.5);
    await jobs.start();
    onTestFinished(() => jobs.stop());
  }
  return name;
}

const logged = (name: string) => site.log.filter(({ detail }) => detail.event === 'job_failed' && detail.job === name);

describe('M5 a job', () => {
  it('M5 runs in one of two workers, one run at a time, however often it is asked for', async () => {
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
    await expect.poll(() => held.length, { timeout: 5000 }).toBe(1);
    for (let time = 0; time < 5; time += 1) await asker.send(name);
    held.shift()?.();
    await expect.poll(() => held.length, { timeout: 5000 }).toBe(1);
    held.shift()?.();
    const states = async () => (await asker.findJobs(name)).map(({ state }) => state);
    await expect.poll(states, { timeout: 5000 }).toEqual(['completed', 'completed']);
    expect([runs, most]).toEqual([2, 1]);
  }, 20_000);

  it('that fails is logged and tried again', async () => {
    let runs = 0;
    const name = await startWorkers(1, async () => {
      runs += 1;
      if (runs === 1) throw new Error('the gateway is asleep');
    });
    await asker.send(name);
    await expect.poll(() => runs, { timeout: 8000 }).toBe(2);
    expect(logged(name)).toMatchObject([{ level: 'error', detail: { err: { message: 'the gateway is asleep' } } }]);
  }, 15_000);

  it('that fails each time is given up after the third, until it is due again', async () => {
    let runs = 0;
    const name = await startWorkers(1, () => {
      runs += 1;
      return Promise.reject(new Error('never'));
    });
    const id = await asker.send(name);
    const state = async () => (await asker.findJobs(name, { id: id ?? '' }))[0]?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe('failed');
    expect([runs, logged(name).length]).toEqual([3, 3]);
  }, 15_000);
});
