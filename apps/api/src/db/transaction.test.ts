import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../testing/test-site.ts';
import { inTransaction, retried } from './transaction.ts';

const site = useTestSite();
const conflict = (code: string) => Object.assign(new Error('met another transaction'), { code });

describe('E10 a transaction that conflicts with another', () => {
  it.each(['40001', '40P01'])(
    'is retried after %s, and the retry’s result counts',
    async (code) => {
      let tries = 0;
      const work = async () => {
        tries += 1;
        if (tries < 3) throw conflict(code);
        return tries;
      };
      expect(await retried(work)).toBe(3);
    },
  );

  it('fails after the third attempt', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw conflict('40P01');
    };
    await expect(retried(work)).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(3);
  });

  it('is not retried after any other error', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw conflict('23505');
    };
    await expect(retried(work)).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
  });
});

describe('a transaction', () => {
  const count = async () => (await site.query("select 1 from outbox where topic = 'probe'")).length;
  const write =
    "insert into outbox (topic, brand_id, payload) select 'probe', id, '{}' from brand limit 1";

  it('writes nothing when its work fails', async () => {
    const { pool } = site.site.db;
    const failing = inTransaction(pool, async (client) => {
      await client.query(write);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await count()).toBe(0);
  });

  it('M2 fails alone when its connection is lost: process and pool keep working', async () => {
    const { pool } = site.site.db;
    const losing = inTransaction(pool, async (client) => {
      await client.query(write);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const gone = new Promise((resolve) => client.once('end', resolve));
      await site.asOwner(`select pg_terminate_backend(${rows[0]?.pid})`);
      await gone;
    });
    await expect(losing).rejects.toThrow();
    expect(await count()).toBe(0);
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});
