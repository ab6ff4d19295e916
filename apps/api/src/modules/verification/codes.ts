import { Refusal } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Vault } from '../../vault.ts';
import type { Brand } from '../brand/index.ts';
import { countWithin } from '../security/index.ts';

/** What a code is good for. One that was sent for one of these never opens another. */
export type CodePurpose =
  | 'register'
  | 'login'
  | 'forgot'
  | 'bind'
  | 'verify'
  | 'password'
  | 'payment';

interface Options {
  redis: Redis;
  random: Random;
  clock: Clock;
  vault: Vault;
}

const digits = 6;

/** A code that has been made for a number or an e-mail address. */
export interface FreshCode {
  code: string;
  expiresAt: Date;
  /** The code could not be sent: it is void. */
  withdraw(): Promise<void>;
}

/**
 * A code that was right. It is used up; `giveBack` makes it good again when what it was for did not
 * happen.
 */
export interface TakenCode {
  giveBack(): Promise<void>;
}

/**
 * Codes that prove a phone number (E.164) or an e-mail address (`canonicalEmail`). Each is for one
 * brand, purpose and destination, is kept hashed, and is good once. How many may be sent is counted
 * elsewhere, in code-limits.ts.
 */
export class Codes {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Makes a code, which voids the one before it.
   * @throws Refusal too_many_requests with the seconds to wait, while the destination is locked
   */
  async make(brand: Brand, purpose: CodePurpose, to: string): Promise<FreshCode> {
    const { redis, random, clock } = this.#options;
    const { expiresInMinutes } = brand.settings.codes;
    await this.refuseLocked(brand, to);
    const code = String(random.below(10 ** digits)).padStart(digits, '0');
    const key = codeKey(brand, purpose, to);
    await redis
      .multi()
      .set(key, this.#hash(key, code), 'EX', expiresInMinutes * 60)
      .del(`${key}:tries`)
      .exec();
    return {
      code,
      expiresAt: new Date(clock.now().getTime() + expiresInMinutes * 60_000),
      withdraw: async () => {
        await redis.del(key);
      },
    };
  }

  /**
   * Uses a code up, or answers undefined when it is wrong or old. Too many wrong ones void the code
   * and lock the destination.
   * @throws Refusal too_many_requests with the seconds to wait
   */
  async take(
    brand: Brand,
    purpose: CodePurpose,
    to: string,
    code: string,
  ): Promise<TakenCode | undefined> {
    const { redis } = this.#options;
    const { tries, expiresInMinutes, lockMinutes } = brand.settings.codes;
    await this.refuseLocked(brand, to);
    const key = codeKey(brand, purpose, to);
    const triesKey = `${key}:tries`;
    const expected = await redis.get(key);
    if (expected === null) return undefined;
    const tried = await countWithin(redis, triesKey, expiresInMinutes * 60);
    const right = tried <= tries && expected === this.#hash(key, code);
    if (!right && tried >= tries) {
      await redis
        .multi()
        .del(key)
        .set(lockKey(brand, to), '1', 'EX', lockMinutes * 60)
        .exec();
    }
    if (!right) return undefined;
    const left = await redis.pttl(key);
    // Of two that come with the right code at once, the one whose delete counts has it.
    if ((await redis.del(key)) !== 1) return undefined;
    return {
      giveBack: async () => {
        if (left <= 0) return;
        // It was no guess: a right code never locks its own number.
        await redis
          .multi()
          .set(key, expected, 'PX', left)
          .decr(triesKey)
          .pexpire(triesKey, left)
          .exec();
      },
    };
  }

  /**
   * @throws Refusal too_many_requests with the seconds to wait, after too many wrong codes for this
   * destination
   */
  async refuseLocked(brand: Brand, to: string): Promise<void> {
    const seconds = await this.#options.redis.ttl(lockKey(brand, to));
    if (seconds > 0) throw new Refusal('too_many_requests', { retryAfter: seconds });
  }

  #hash(key: string, code: string): string {
    return this.#options.vault.fingerprint('code', `${key} ${code}`).toString('hex');
  }
}

const lockKey = (brand: Brand, to: string) => `code:lock:${brand.id}:${to.toLowerCase()}`;
const codeKey = (brand: Brand, purpose: CodePurpose, to: string) =>
  `code:${brand.id}:${purpose}:${to.toLowerCase()}`;
