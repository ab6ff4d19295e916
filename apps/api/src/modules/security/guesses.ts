import type { Redis } from 'ioredis';
import { countBack, countWithin } from './count-within.ts';

export interface GuessLimit {
  /** The secret; each has its own counters. */
  name: string;
  tries: number;
  /** How long wrong guesses count. */
  seconds: number;
  /** How long guessing is locked after the last try. */
  lockSeconds: number;
  /** Wrong guesses in a day; without it only `tries` counts. */
  triesPerDay?: number;
}

const day = 24 * 3600;

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
    return this.#countOfDay(memberId);
  }

  /**
   * Resets the counter after a right guess. The day's counter loses this guess only, so that the
   * owner's own use does not renew the budget of an intruder.
   */
  async right(memberId: string): Promise<void> {
    await this.#redis.del(this.#key(memberId));
    if (this.#limit.triesPerDay !== undefined) await countBack(this.#redis, this.#dayKey(memberId));
  }

  /** Resets both counters: the secret is a new one. */
  async forget(memberId: string): Promise<void> {
    await this.#redis.del(this.#key(memberId), this.#dayKey(memberId));
  }

  async #countOfDay(memberId: string): Promise<number> {
    const { triesPerDay } = this.#limit;
    if (triesPerDay === undefined) return 0;
    const key = this.#dayKey(memberId);
    const count = await countWithin(this.#redis, key, day);
    return count > triesPerDay ? Math.max(1, await this.#redis.ttl(key)) : 0;
  }

  #key(memberId: string): string {
    return `guess:${this.#limit.name}:${memberId}`;
  }

  #dayKey(memberId: string): string {
    return `${this.#key(memberId)}:day`;
  }
}
