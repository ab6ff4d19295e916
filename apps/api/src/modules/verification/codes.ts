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
   * @throws Refusal code_too_soon with the seconds to wait
   */
  async make(brand: Brand, purpose: CodePurpose, mobile: string): Promise<{ code: string; expiresAt: Date }> {
    const { redis, random, clock } = this.#options;
    const { expiresInMinutes, perHour, perDay } = brand.settings.codes;
    const number = `${brand.id}:${mobile}`;
    await this.#pace(`code:gap:${number}`, 1, gapSeconds);
    await this.#pace(`code:hour:${number}`, perHour, 3600);
    await this.#pace(`code:day:${number}`, perDay, 24 * 3600);
    const code = String(random.below(10 ** digits)).padStart(digits, '0');
    const key = this.#key(brand, purpose, mobile);
    await redis.set(key, this.#hash(key, code), 'EX', expiresInMinutes * 60);
    await redis.del(`${key}:tries`);
    return { code, expiresAt: new Date(clock.now().getTime() + expiresInMinutes * 60_000) };
  }

  /** Uses a code up, or answers undefined when it is wrong, old or tried too often. */
  async take(brand: Brand, purpose: CodePurpose, mobile: string, code: string): Promise<TakenCode | undefined> {
    const { redis } = this.#options;
    const { tries, expiresInMinutes } = brand.settings.codes;
    const key = this.#key(brand, purpose, mobile);
    const tried = await redis.incr(`${key}:tries`);
    if (tried === 1) await redis.expire(`${key}:tries`, expiresInMinutes * 60);
    if (tried > tries) {
      await redis.del(key);
      return undefined;
    }
    const expected = await redis.get(key);
    if (expected === null || expected !== this.#hash(key, code)) return undefined;
    const left = await redis.pttl(key);
    // Of two that come with the right code at once, the one whose delete counts has it.
    if ((await redis.del(key)) !== 1) return undefined;
    return {
      giveBack: async () => {
        if (left > 0) await redis.set(key, expected, 'PX', left);
      },
    };
  }

  async #pace(key: string, most: number, seconds: number): Promise<void> {
    const { redis } = this.#options;
    const count = await redis.incr(key);
    if (count === 1) await redis.expire(key, seconds);
    if (count > most) throw new Refusal('code_too_soon', { retryAfter: Math.max(1, await redis.ttl(key)) });
  }

  #key(brand: Brand, purpose: CodePurpose, mobile: string): string {
    return `code:${brand.id}:${purpose}:${mobile}`;
  }

  #hash(key: string, code: string): string {
    return createHmac('sha256', this.#options.secret).update(`${key} ${code}`).digest('hex');
  }
}
