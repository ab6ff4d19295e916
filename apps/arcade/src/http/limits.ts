import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import { holderOf } from './address.ts';

const minute = 60;

/**
 * Calls a minute, for one process. Many players share the address of a mobile network; one session
 * plays a round in less than a second at its fastest, and looks twice a second for one that waits.
 */
const most = { opening: 120, session: 300, address: 3_000 };

/** Each counts a call, and throws the refusal `too_many_requests` for one that is too many. */
export interface Limits {
  /** Games opened from an address: each is a call to the site. */
  opening(address: string): Promise<void>;
  session(session: string): Promise<void>;
  /** All calls from an address: made-up sessions have their limit here. */
  address(address: string): Promise<void>;
}

/** Counts for each key of its own; what was counted is forgotten after a minute. */
function limit(points: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: minute });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw new Refusal('too_many_requests', Math.ceil(error.msBeforeNext / 1_000));
      throw error;
    }
  };
}

export function makeLimits(): Limits {
  const opening = limit(most.opening);
  const address = limit(most.address);
  return {
    opening: (from) => opening(holderOf(from)),
    session: limit(most.session),
    address: (from) => address(holderOf(from)),
  };
}
