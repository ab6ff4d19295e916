import type { Redis } from 'ioredis';
import { countWithin } from './count-within.ts';

export interface GuessLimit {
  /** The secret; each has its own counters. */
  name: string;
  tries: number;
  /** How long wrong guesses count. */
  seconds: number;
  /** How long guessing is locked after the last try. */
  lockSeconds: number;
}

/**
 * Limits guesses of a member's secret other than the login password. A guess is counted before it
 * is checked, so that concurrent guesses cannot exceed the limit.
 */
export class Guesses {
  readonly #redis: Redis;
  readonly #limit: GuessLimit;

  constructor(redis: Redis, limit: GuessLimit) {
    this.#redis = redis;
    this.#limit = limit;
  }

  /** Counts a guess. Returns the seconds to wait; 0 when the guess may be checked. */
  async begin(memberId: string): Promise<number> {
    const { tries, seconds, lockSeconds } = this.#limit;
    const key = this.#key(memberId);
    const count = await countWithin(this.#redis, key, seconds);
    if (count > tries) return Math.max(1, await this.#redis.ttl(key));
    // A right guess removes the lock with the counter.
    if (count === tries) await this.#redis.expire(key, lockSeconds);
    return 0;
  }

  /** Resets the counter after a right guess. */
  async right(memberId: string): Promise<void> {
    await this.#redis.del(this.#key(memberId));
  }

  #key(memberId: string): string {
    return `guess:${this.#limit.name}:${memberId}`;
  }
}
