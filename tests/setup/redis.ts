import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findOnPath, freePort, type Guard } from '@lantern/tooling';
import { Redis } from 'ioredis';
import { openRedisContainer, wantsContainers } from './containers.ts';
import type { TestServer } from './postgres.ts';

async function waitForPing(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  client.on('error', () => {});
  await client.ping();
  client.disconnect();
}

/**
 * The Redis of a test run: that of REDIS_URL, one in a container on request, a new process, or one
 * in memory if redis-server is not installed.
 */
export async function openRedis(guard: Guard): Promise<TestServer> {
  const { REDIS_URL: named } = process.env;
  if (named) return { url: named, stop: async () => {} };
  if (wantsContainers(process.env)) return openRedisContainer();
  const file = findOnPath('redis-server');
  if (!file) return { url: 'memory:', stop: async () => {} };
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(file, args, { stdio: 'ignore' });
  if (child.pid !== undefined) guard.add('redis', child.pid, { store: true });
  const url = `redis://127.0.0.1:${port}`;
  await waitForPing(url);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
