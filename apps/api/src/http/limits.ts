import type { Limit } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '../address.ts';

/** Counts a request; throws the Refusal too_many_requests when it is one too many. */
export type Counter = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * What becomes of a request that cannot be counted while Redis is away: it is refused as
 * unavailable, or let through where a session or a signature is asked for anyway.
 */
export type WithoutRedis = 'refuse' | 'pass';

/**
 * Counts requests under a name: for the person, where it is known by then, or else for the address.
 * What it throws is made where server.ts registers the library.
 */
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
      keyGenerator: ({ memberId, staffId, ip }) =>
        `${name}:${memberId ?? staffId ?? householdOf(ip)}`,
      skipOnError: withoutRedis === 'pass',
    })
    .bind(app);
}
