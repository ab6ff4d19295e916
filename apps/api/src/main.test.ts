import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { startGateway } from '../testing/gateway-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** One call over a keep-alive connection. */
function call(
  url: string,
  agent: Agent,
  path: string,
): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sending = request(
      `${url}${path}`,
      { agent, headers: { host: 'localhost' } },
      (answer) => {
        answer
          .resume()
          .on('end', () =>
            resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
          );
      },
    );
    sending.on('error', reject).end();
  });
}

async function withDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const database = await createTestDatabase();
  try {
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

describe('the process', () => {
  it('M10 finishes running calls on a stop signal, closes sockets, and exits with 0', async () => {
    await withDatabase(async (url) => {
      const gateway = await startGateway({ DATABASE_URL: url, REDIS_URL: inject('redisUrl') });
      await gateway.started();
      expect((await fetch(`${gateway.operationsUrl}/readyz`)).status).toBe(200);

      // A lock delays a call, so that it is still running when the signal arrives.
      const blocker = new pg.Client({ connectionString: url });
      await blocker.connect();
      await blocker.query('begin');
      await blocker.query('lock table banner in access exclusive mode');
      const agent = new Agent({ keepAlive: true });
      const underWay = call(gateway.url, agent, '/wps/system/banners?groupName=/');
      const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(1);
      const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/wps/socket`, {
        headers: { host: 'localhost' },
      });
      await new Promise((resolve) => socket.once('open', resolve));
      const socketEnd = new Promise((resolve) => socket.once('close', resolve));

      gateway.stop();
      await socketEnd;
      await expect
        .poll(() =>
          fetch(gateway.url).then(
            () => 'open',
            () => 'closed',
          ),
        )
        .toBe('closed');
      await blocker.query('commit');
      await blocker.end();
      expect(await underWay).toEqual({ status: 200, connection: 'close' });
      expect(await gateway.ended).toEqual({ code: 0, signal: null });
      agent.destroy();

      expect(gateway.printed.err).toBe('');
      const events = gateway.logged().map(({ event }) => event);
      expect(events).toEqual(expect.arrayContaining(['started', 'stopped']));
      expect(gateway.logged().filter(({ level }) => Number(level) >= 40)).toEqual([]);
    });
  });

  it.each([
    [{ KEYRING_SECRET: 'short' }, 'KEYRING_SECRET is wrong: it is shorter than 32 characters.'],
    [
      { NODE_ENV: 'production', REDIS_URL: 'memory:' },
      'REDIS_URL is memory:, which is for development: a production start needs a Redis server.',
    ],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      'The database of DATABASE_URL does not answer. Start it, or correct the address.',
    ],
  ])(
    'explains in one sentence why it does not start, and exits with 1: %o',
    async (env, sentence) => {
      const gateway = await startGateway({
        DATABASE_URL: 'postgres://127.0.0.1:1/none',
        REDIS_URL: 'redis://127.0.0.1:1',
        ...env,
      });
      expect(await gateway.ended).toMatchObject({ code: 1 });
      expect(gateway.printed.err).toBe(`${sentence}\n`);
    },
    20_000,
  );
});

describe('the set-up of the database', () => {
  const setUp = (env: NodeJS.ProcessEnv) => {
    const program = path.join(import.meta.dirname, '..', '..', '..', 'prisma', 'src', 'setup.ts');
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env: { PATH, NODE_COMPILE_CACHE, ...env },
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  const demos = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select username from member where username like 'demo%' union all select username
        from staff`,
    );
    await client.end();
    return rows.length;
  };

  it('L4 seeds no public password in production, and refuses to be asked for it', async () => {
    await withDatabase(async (url) => {
      const production = { DATABASE_URL: url, NODE_ENV: 'production' };
      expect(setUp({ DATABASE_URL: url })).toEqual({ status: 0, stderr: '' });
      expect(await demos(url)).toBe(0);
      expect(setUp(production)).toEqual({ status: 0, stderr: '' });
      expect(await demos(url)).toBe(0);
      expect(setUp({ ...production, DEMO: 'true' })).toEqual({
        status: 1,
        stderr:
          'The demonstration logins have a public password and are never seeded in production. ' +
          'Unset DEMO.\n',
      });
      expect(await demos(url)).toBe(0);
      expect(setUp({ DATABASE_URL: url, NODE_ENV: 'development' })).toEqual({
        status: 0,
        stderr: '',
      });
      expect(await demos(url)).toBeGreaterThan(0);
    });
  });
});
