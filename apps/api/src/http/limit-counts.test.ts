import { setImmediate as turn } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { limitCounts } from './limit-counts.ts';

it('B9 M4 counts of one turn share a command, and none waits for one that hangs', async () => {
  const sent: string[][] = [];
  const redis = {
    eval(_script: string, keys: number, ...given: string[]) {
      sent.push(given.slice(0, keys));
      if (sent.length === 1) return new Promise(() => undefined);
      return Promise.resolve(given.slice(0, keys).map((_, at) => [at + 1, 500]));
    },
  } as unknown as Redis;
  const store = new (limitCounts(redis))({});
  const count = (key: string) =>
    new Promise((resolve) => {
      store.incr(key, (error, result) => resolve(error ?? result), 1000, 5);
    });
  void count('a:1');
  await turn();
  expect(await Promise.all([count('a:1'), count('b:1'), count('a:1')])).toEqual([
    { current: 1, ttl: 500 },
    { current: 2, ttl: 500 },
    { current: 3, ttl: 500 },
  ]);
  expect(sent).toEqual([['limit:a:1'], ['limit:a:1', 'limit:b:1', 'limit:a:1']]);
});
