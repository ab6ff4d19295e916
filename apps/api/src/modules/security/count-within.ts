import type { Redis } from 'ioredis';

/**
 * Counts once more under a key, and answers how many there have been. The count is forgotten
 * `seconds` after it began, also when this process dies in between.
 */
export async function countWithin(redis: Redis, key: string, seconds: number): Promise<number> {
  const answers = await redis.multi().set(key, '0', 'EX', seconds, 'NX').incr(key).exec();
  const [error, count] = answers?.[1] ?? [];
  if (error) throw error;
  if (count === undefined) throw new Error('Redis did not count.');
  return Number(count);
}
