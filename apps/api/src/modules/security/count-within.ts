import type { Redis } from 'ioredis';

/**
 * Increments a counter and returns it. The counter expires `seconds` after its first increment; the
 * expiry is set atomically, so that it survives a crash.
 */
export async function countWithin(redis: Redis, key: string, seconds: number): Promise<number> {
  const answers = await redis.multi().set(key, '0', 'EX', seconds, 'NX').incr(key).exec();
  const [error, count] = answers?.[1] ?? [];
  if (error) throw error;
  if (count === undefined) throw new Error('Redis returned no count.');
  return Number(count);
}

/** Decrements a counter of `countWithin`, unless it has expired. */
export async function countBack(redis: Redis, key: string): Promise<void> {
  const script = "if redis.call('exists', KEYS[1]) == 1 then redis.call('decr', KEYS[1]) end";
  await redis.eval(script, 1, key);
}
