import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import { holderOf } from './address.ts';

const minute = 60;

/**
 * Calls a minute, per process. Many players share the address of a mobile network; a session plays
 * at most four rounds a second and polls a waiting round twice a second.
 */
const most = { opening: 120, session: 300, address: 3_000 };

/** Each counts a call. @throws Refusal too_many_requests above the limit */
export interface Limits {
  /** Games opened from an address; each opening calls the site. */
  opening(address: string): Promise<void>;
  session(session: string): Promise<void>;
  /** All calls from an address; this also limits calls with invented sessions. */
  address(address: string): Promise<void>;
}

/** Counts each key separately, for a minute. */
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
