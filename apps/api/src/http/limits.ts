import type { Limit } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '../address.ts';

/** Counts a request. @throws Refusal too_many_requests above the limit */
export type Counter = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * While Redis is down, a request is refused as unavailable, or passes if its call requires a
 * session or a signature anyway.
 */
export type WithoutRedis = 'refuse' | 'pass';

/** Counts requests per person if known, else per address. server.ts creates the refusal. */
export function counter(
  app: FastifyInstance,
  name: string,
  limit: Limit,
  withoutRedis: WithoutRedis,
): Counter {
  return app
    .rateLimit({
      max: limit.calls,
      timeWindow: limit.seconds * 1000,
      keyGenerator: ({ memberId, staffId, address }) =>
        `${name}:${memberId ?? staffId ?? householdOf(address)}`,
      skipOnError: withoutRedis === 'pass',
    })
    .bind(app);
}
