import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lives, newDataDir, startCopy } from './copy.ts';
import { newDatabase } from './named-database.ts';

const patience = { timeout: 100_000 };

test('names a program that crashes at its start, and shows the end of its log', async () => {
  const copy = await startCopy({
    DATA_DIR: newDataDir(),
    ...(await newDatabase('dies')),
    FAIL: 'arcade',
  });
  expect(await copy.ended).toBe(1);
  expect(copy.output()).toContain('The program "arcade" ended before it was ready.');
  expect(copy.output()).toContain('the arcade fails on request');
});

test('restarts a program that crashes later', async () => {
  const copy = await startCopy({ DATA_DIR: newDataDir(), ...(await newDatabase('restarts')) });
  await copy.ready;
  const find = () => copy.processes().find(({ name }) => name === 'paygate');
  const first = find()?.pid ?? 0;
  process.kill(first, 'SIGKILL');
  await vi.waitUntil(() => (find()?.pid ?? first) !== first, patience);
  expect(copy.output()).toContain('paygate ended (SIGKILL) and starts again');
});

test('runs gateway and worker as one process without Redis', async () => {
  const copy = await startCopy({ DATA_DIR: newDataDir(), ...(await newDatabase('memory')) });
  await copy.ready;
  const names = copy.processes().map(({ name }) => name);
  expect(names.sort()).toEqual(['api', 'arcade', 'guard', 'parlour', 'paygate']);
});

test('stops when its parent process has ended', async () => {
  const env = { DATA_DIR: newDataDir(), ...(await newDatabase('orphan')) };
  const relay = spawn(process.execPath, [path.join(import.meta.dirname, 'fixture', 'relay.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: '', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void relay.kill('SIGKILL'));
  const [launcher] = (await once(relay, 'message')) as [{ pid: number }];
  relay.kill('SIGKILL');
  await vi.waitUntil(() => !lives({ name: 'launcher', ...launcher }), patience);
});
