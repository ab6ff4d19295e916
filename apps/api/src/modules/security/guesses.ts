import type { Redis } from 'ioredis';
import { countWithin } from './count-within.ts';

export interface GuessLimit {
  /** What is guessed at; each has counts of its own. */
  name: string;
  tries: number;
  /** How long wrong guesses are remembered. */
  seconds: number;
  /** How long nobody may guess after the last try. */
  lockSeconds: number;
}

/**
 * Slows the guessing of a secret that a member has beside the login password. A guess is counted
 * before it is looked at, so that of a hundred at the same moment no more are than may be.
 */
export class Guesses {
  readonly #redis: Redis;
  readonly #limit: GuessLimit;

  constructor(redis: Redis, limit: GuessLimit) {
    this.#redis = redis;
    this.#limit = limit;
  }

  /** Counts a guess. Answers the seconds to wait; 0 when this guess may be looked at. */
  async begin(memberId: string): Promise<number> {
    const { tries, seconds, lockSeconds } = this.#limit;
    const key = this.#key(memberId);
    const count = await countWithin(this.#redis, key, seconds);
    if (count > tries) return Math.max(1, await this.#redis.ttl(key));
    // A right guess takes the lock away again, with the count.
    if (count === tries) await this.#redis.expire(key, lockSeconds);
    return 0;
  }

  /** The guess was right: those before it are forgotten. */
  async right(memberId: string): Promise<void> {
    await this.#redis.del(this.#key(memberId));
  }

  #key(memberId: string): string {
    return `guess:${this.#limit.name}:${memberId}`;
  }
}
