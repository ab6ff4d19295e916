import { createHash } from 'node:crypto';
import { type ValueOf, type workChallenge, workSolution } from '@lantern/contracts';
import { isSameText, type Vault } from '@lantern/signing';
import type { Redis } from 'ioredis';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';

type Challenge = ValueOf<typeof workChallenge>;

interface Options {
  redis: Redis;
  random: Random;
  clock: Clock;
  vault: Vault;
}

/** About a second on a phone, which hashes 20,000 numbers a second and tests half on average. */
/**
 * About a second on a phone: Chromium with a quarter of a desktop's speed tries 13,000 numbers a
 * second, and finds the right one after half of them.
 */
const maxNumber = 26_000;

const algorithm = 'SHA-256';
const hashOf = (salt: string, number: number) =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');

/**
 * Proofs of work in the format of ALTCHA: a browser finds the number for a given hash. A challenge
 * is not stored but signed, and its salt contains its expiry. A solution is valid once.
 */
export class WorkChallenges {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  make(brand: Brand): Challenge {
    const { random, clock } = this.#options;
    const expires = clock.now().getTime() + brand.settings.captcha.expiresInMinutes * 60_000;
    // The trailing `&` separates the salt from the number.
    const salt = `${random.bytes(12).toString('hex')}?expires=${Math.floor(expires / 1000)}&`;
    const challenge = hashOf(salt, random.below(maxNumber + 1));
    return { algorithm, challenge, salt, maxNumber, signature: this.#sign(brand, challenge) };
  }

  /** Whether a solution (base64 of JSON) is right, and the first one for its challenge. */
  async check(brand: Brand, given: string): Promise<boolean> {
    const solution = readSolution(given);
    if (!solution) return false;
    const { challenge, salt, number, signature } = solution;
    const left = expiryOf(salt) - this.#options.clock.now().getTime() / 1000;
    if (
      !(left > 0) ||
      !isSameText(signature, this.#sign(brand, challenge)) ||
      hashOf(salt, number) !== challenge
    )
      return false;
    const key = `captcha:work:${brand.id}:${challenge}`;
    return (await this.#options.redis.set(key, '1', 'EX', Math.ceil(left), 'NX')) !== null;
  }

  #sign(brand: Brand, challenge: string): string {
    return this.#options.vault
      .fingerprint('work challenge', `${brand.id} ${challenge}`)
      .toString('hex');
  }
}

/** Seconds since 1970; NaN if the salt has none. */
const expiryOf = (salt: string) => Number(/\?expires=(\d{1,12})&$/.exec(salt)?.[1] ?? Number.NaN);

function readSolution(given: string) {
  try {
    return workSolution.safeParse(JSON.parse(Buffer.from(given, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
