import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import DataLoader from 'dataloader';
import type { Redis } from 'ioredis';

/** Counts, each with the milliseconds until it starts again. */
const script = `
local counts = {}
for at, key in ipairs(KEYS) do
  local count = redis.call('incr', key)
  if count == 1 then redis.call('pexpire', key, ARGV[at]) end
  counts[at] = {count, redis.call('pttl', key)}
end
return counts`;

/** The most keys of one command. */
const largest = 200;

interface Asked {
  key: string;
  /** Milliseconds. */
  window: number;
}

type Count = [count: number, left: number];

/**
 * Counts the calls of limits in Redis. Counts that are asked for in the same turn of the event loop
 * share a command, because a command costs more than its count; sessions that were looked up
 * together are counted together. Unlike those of a pipeline, no command waits for the one before.
 */
export function limitCounts(redis: Redis): FastifyRateLimitStoreCtor {
  const counts = new DataLoader<Asked, Count>(
    (asked) => {
      const keys = asked.map(({ key }) => `limit:${key}`);
      const windows = asked.map(({ window }) => window);
      return redis.eval(script, keys.length, ...keys, ...windows) as Promise<Count[]>;
    },
    { cache: false, maxBatchSize: largest },
  );
  const store: FastifyRateLimitStore = {
    incr(key, done, window) {
      counts.load({ key, window }).then(
        ([current, ttl]) => done(null, { current, ttl }),
        (error: Error) => done(error),
      );
    },
    // The keys name their limits.
    child: () => store,
  };
  return class {
    incr = store.incr;
    child = store.child;
  };
}
