import { Refusal } from '@lantern/contracts';
import type { Vault } from '@lantern/signing';
import type { Redis } from 'ioredis';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { countWithin } from '../security/index.ts';

/** A code is valid for the purpose for which it was sent. */
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

export interface FreshCode {
  code: string;
  expiresAt: Date;
  /** Invalidates a code that could not be sent. */
  withdraw(): Promise<void>;
}

/** A consumed code; `giveBack` makes it valid again when the operation failed. */
export interface TakenCode {
  giveBack(): Promise<void>;
}

/**
 * Codes that prove a phone number (E.164) or an e-mail address (`canonicalEmail`). Each is valid
 * once, for one brand, purpose and destination, and stored as a hash. code-limits.ts limits how
 * many are sent.
 */
export class Codes {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Creates a code, which invalidates the previous one.
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
   * Consumes a code; undefined when it is wrong or expired. Too many wrong ones invalidate the code
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
    // Of two concurrent calls with the right code, the one whose delete succeeds consumes it.
    if ((await redis.del(key)) !== 1) return undefined;
    return {
      giveBack: async () => {
        if (left <= 0) return;
        // Also take back the attempt: right codes must never lock their number.
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
   *   destination
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
