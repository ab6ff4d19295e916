import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@lantern/tooling';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { type Copy, lives, newDataDir, startCopy } from './copy.ts';

const patience = { timeout: 100_000, interval: 100 };

/**
 * How often the database of a data folder was set up, also before a crash.
 */
async function countStarts(dataDir: string, { output }: Copy): Promise<number> {
  const { postgresPassword } = (
    await import(path.join(dataDir, 'secrets.json'), { with: { type: 'json' } })
  ).default;
  const port = /PostgreSQL .* on port (\d+)/.exec(output())?.[1];
  const client = new pg.Client({
    connectionString: `postgres://lantern:${postgresPassword}@127.0.0.1:${port}/lantern`,
  });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from starts');
  await client.end();
  return Number(rows[0]?.count);
}

test('stops everything on Ctrl-C and ends with code 0', async () => {
  const copy = await startCopy({ DATA_DIR: newDataDir() });
  await copy.ready;
  const processes = copy.processes();
  expect(processes.filter(lives).length).toBe(processes.length);
  copy.launcher.kill('SIGINT');
  expect(await copy.ended).toBe(0);
  await vi.waitUntil(() => processes.filter(lives).length === 0, patience);
});

test('stops what it has started on Ctrl-C during the start', async () => {
  const dataDir = newDataDir();
  const copy = await startCopy({ DATA_DIR: dataDir });
  await vi.waitUntil(() => copy.output().includes('✓ Redis'), patience);
  const processes = copy.processes();
  copy.launcher.kill('SIGINT');
  expect(await copy.ended).toBe(0);
  expect(copy.output()).not.toContain('Ready in');
  expect(existsSync(path.join(dataDir, 'run.json'))).toBe(false);
  await vi.waitUntil(() => processes.filter(lives).length === 0, patience);
});

test('leaves nothing behind when the launcher is killed', async () => {
  const copy = await startCopy({ DATA_DIR: newDataDir() });
  await copy.ready;
  const processes = copy.processes();
  copy.launcher.kill('SIGKILL');
  await vi.waitUntil(() => processes.filter(lives).length === 0, patience);
});

test('recovers after launcher, guard and database were killed', async () => {
  const dataDir = newDataDir();
  const killed = await startCopy({ DATA_DIR: dataDir });
  await killed.ready;
  const { programs = [], stores = [] } = Object.groupBy(killed.processes(), ({ name }) =>
    name === 'guard' || name === 'postgres' ? 'stores' : 'programs',
  );
  killed.launcher.kill('SIGKILL');
  for (const { pid } of stores) process.kill(pid, 'SIGKILL');
  await killed.ended;

  const next = await startCopy({ DATA_DIR: dataDir });
  await next.ready;
  expect(await countStarts(dataDir, next)).toBe(2);
  expect(programs.filter(lives)).toEqual([]);
});

test('runs two copies side by side, and rejects a second one on the same folder', async () => {
  const first = newDataDir();
  const port = String(await freePort());
  const one = await startCopy({ DATA_DIR: first, PORT: port });
  const other = await startCopy({ DATA_DIR: newDataDir() });
  await Promise.all([one.ready, other.ready]);

  const second = await startCopy({ DATA_DIR: first });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Another copy runs from the data folder ${first}`);
  expect(second.output()).toContain(`http://localhost:${port}`);
  expect(one.processes().filter(lives).length).toBe(one.processes().length);
});
