import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';
import { type OutboxRow, publishOldest } from './outbox.store.ts';
import { OutboxRelay } from './relay.ts';

const site = useTestSite();

beforeEach(async () => {
  await site.query('delete from outbox');
});

/** Rows identified by their number. */
async function write(rows: number): Promise<void> {
  await site.query(
    `insert into outbox (topic, brand_id, member_id, payload)
     select 'probe', b.id, uuid_v7(), jsonb_build_object('nth', n)
       from brand b, generate_series(1, $1::int) n where b.code = 'lantern' order by n`,
    [rows],
  );
}

const numbers = (rows: readonly OutboxRow[]) => rows.map(({ payload }) => payload.nth);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const waiting = async () => (await site.query('select 1 from outbox')).length;

describe('the outbox', () => {
  it('WAL-06 publishes in order, each row once, one batch at a time', async () => {
    await write(1200);
    const published: unknown[] = [];
    for (let rows = -1; rows !== 0; ) {
      rows = await publishOldest(site.site.db, async (batch) => {
        published.push(...numbers(batch));
      });
    }
    expect(published).toEqual(upTo(1200));
    expect(await waiting()).toBe(0);
  });

  it('M1 publishes a batch again from its start when the worker dies', async () => {
    await write(20);
    const crashed = publishOldest(site.site.db, () =>
      Promise.reject(new Error('the worker crashed')),
    );
    await expect(crashed).rejects.toThrow('the worker crashed');
    const published: unknown[] = [];
    await publishOldest(site.site.db, async (batch) => {
      published.push(...numbers(batch));
    });
    expect(published).toEqual(upTo(20));
  });

  it('M5 is published by one worker at a time: another one gets nothing meanwhile', async () => {
    await write(3);
    const published: unknown[] = [];
    const first = await publishOldest(site.site.db, async (batch) => {
      published.push(...numbers(batch));
      await write(2);
      expect(
        await publishOldest(site.site.db, () => Promise.reject(new Error('published by two'))),
      ).toBe(0);
    });
    expect([first, published, await waiting()]).toEqual([3, upTo(3), 2]);
  });

  it('M4 waits while Redis is down, logs it, and continues by itself', async () => {
    const relay = new OutboxRelay(site.site);
    const away = vi.spyOn(site.site.redis, 'pipeline').mockImplementation(() => {
      throw new Error('Redis is away');
    });
    onTestFinished(() => away.mockRestore());
    await write(2);
    await expect(relay.drain()).rejects.toThrow('Redis is away');
    expect(await waiting()).toBe(2);
    away.mockRestore();
    expect(await relay.drain()).toBe(2);
  });

  it('WAL-06 is emptied by a running worker, which stops on request', async () => {
    const relay = new OutboxRelay(site.site);
    relay.start();
    await write(5);
    await expect.poll(waiting, { interval: 10 }).toBe(0);
    await relay.stop();
    await write(1);
    expect(await waiting()).toBe(1);
  });
});
