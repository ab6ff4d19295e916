import { createHmac } from 'node:crypto';
import { Refusal } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';

export type CodePurpose = 'register' | 'login';

interface Options {
  redis: Redis;
  random: Random;
  clock: Clock;
  secret: string;
}

const gapSeconds = 60;
const digits = 6;

/** A code that has been made for a number. */
export interface FreshCode {
  code: string;
  expiresAt: Date;
  /** The code could not be sent: it is void, and another may be asked for at once. */
  withdraw(): Promise<void>;
}

/** A code that was right. It is used up; `giveBack` makes it good again when what it was for did not happen. */
export interface TakenCode {
  giveBack(): Promise<void>;
}

/** Codes that prove a phone number. Each is for one purpose and number, is kept hashed, and is good once. */
export class Codes {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Makes a code for a number, within the brand's limits.
   * @throws Refusal code_too_soon or too_many_requests, each with the seconds to wait
   */
  async make(brand: Brand, purpose: CodePurpose, mobile: string): Promise<FreshCode> {
    const { redis, random, clock } = this.#options;
    const { expiresInMinutes, perHour, perDay } = brand.settings.codes;
    const number = numberKey(brand, mobile);
    await this.#refuseLocked(number);
    await this.#pace(`code:gap:${number}`, 1, gapSeconds, 'code_too_soon');
    await this.#pace(`code:hour:${number}`, perHour, 3600, 'too_many_requests');
    await this.#pace(`code:day:${number}`, perDay, 24 * 3600, 'too_many_requests');
    const code = String(random.below(10 ** digits)).padStart(digits, '0');
    const key = codeKey(brand, purpose, mobile);
    await redis
      .multi()
      .set(key, this.#hash(key, code), 'EX', expiresInMinutes * 60)
      .del(`${key}:tries`)
      .exec();
    return {
      code,
      expiresAt: new Date(clock.now().getTime() + expiresInMinutes * 60_000),
      withdraw: async () => {
        await redis.del(key, `code:gap:${number}`);
      },
    };
  }

  /**
   * Uses a code up, or answers undefined when it is wrong or old. Too many wrong ones void the code and lock the number.
   * @throws Refusal too_many_requests with the seconds to wait
   */
  async take(brand: Brand, purpose: CodePurpose, mobile: string, code: string): Promise<TakenCode | undefined> {
    const { redis } = this.#options;
    const { tries, expiresInMinutes, lockMinutes } = brand.settings.codes;
    const number = numberKey(brand, mobile);
    await this.#refuseLocked(number);
    const key = codeKey(brand, purpose, mobile);
    const expected = await redis.get(key);
    if (expected === null) return undefined;
    const { count: tried } = await this.#count(`${key}:tries`, expiresInMinutes * 60);
    const right = tried <= tries && expected === this.#hash(key, code);
    if (!right && tried >= tries) {
      await redis
        .multi()
        .del(key)
        .set(lockKey(number), '1', 'EX', lockMinutes * 60)
        .exec();
    }
    if (!right) return undefined;
    const left = await redis.pttl(key);
    // Of two that come with the right code at once, the one whose delete counts has it.
    if ((await redis.del(key)) !== 1) return undefined;
    return {
      giveBack: async () => {
        if (left > 0) await redis.set(key, expected, 'PX', left);
      },
    };
  }

  async #refuseLocked(number: string): Promise<void> {
    const seconds = await this.#options.redis.ttl(lockKey(number));
    if (seconds > 0) throw new Refusal('too_many_requests', { retryAfter: seconds });
  }

  async #pace(key: string, most: number, seconds: number, code: 'code_too_soon' | 'too_many_requests'): Promise<void> {
    const { count, left } = await this.#count(key, seconds);
    if (count > most) throw new Refusal(code, { retryAfter: left });
  }

  /** Counts one more; the count is forgotten `seconds` after it began, also when this process dies in between. */
  async #count(key: string, seconds: number): Promise<{ count: number; left: number }> {
    const answers = await this.#options.redis.multi().set(key, '0', 'EX', seconds, 'NX').incr(key).ttl(key).exec();
    const [, count, left] = (answers ?? []).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    if (count === undefined || left === undefined) throw new Error('Redis did not count.');
    return { count, left: Math.max(1, left) };
  }

  #hash(key: string, code: string): string {
    return createHmac('sha256', this.#options.secret).update(`${key} ${code}`).digest('hex');
  }
}

const numberKey = (brand: Brand, mobile: string) => `${brand.id}:${mobile}`;
const lockKey = (number: string) => `code:lock:${number}`;
const codeKey = (brand: Brand, purpose: CodePurpose, mobile: string) => `code:${brand.id}:${purpose}:${mobile}`;
