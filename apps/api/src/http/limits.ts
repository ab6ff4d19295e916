import { type Limit, Refusal } from '@lantern/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Counts a request; throws the Refusal too_many_requests when it is one too many. */
export type Counter = (request: FastifyRequest) => Promise<void>;

/**
 * Counts for whomever a request belongs to, once that is known. Without Redis nobody is counted: what is behind these limits
 * asks for a session or a signature first.
 */
export function counter(
  app: FastifyInstance,
  name: string,
  { calls, seconds }: Limit,
  whoseOf: (request: FastifyRequest) => string,
): Counter {
  const count = app.createRateLimit({
    max: calls,
    timeWindow: seconds * 1000,
    keyGenerator: (request) => `${name}:${whoseOf(request)}`,
    skipOnError: true,
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new Refusal('too_many_requests', { retryAfter: Math.ceil(counted.ttl / 1000) });
  };
}
