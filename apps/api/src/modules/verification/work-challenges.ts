import { createHash } from 'node:crypto';
import { type ValueOf, type workChallenge, workSolution } from '@lantern/contracts';
import { isSameText, type Vault } from '@lantern/signing';
import type { Redis } from 'ioredis';
import type { VisitorCaller } from '../../caller.ts';
import { observeWork } from '../../metrics.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { WorkDemand } from './work-demand.ts';

type Challenge = ValueOf<typeof workChallenge>;

interface Options {
  redis: Redis;
  random: Random;
  clock: Clock;
  vault: Vault;
}

const algorithm = 'SHA-256';
const hashOf = (salt: string, number: number) =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');

type Asking = Pick<VisitorCaller, 'brand' | 'address'>;

/**
 * Proofs of work in the format of ALTCHA: a browser finds the number for a given hash. A challenge
 * is not stored but signed, and its salt contains its expiry and its size. A solution is valid
 * once, and only while the work it took is at least half of what is asked for now: challenges made
 * before an attack are of no use in it, and people who began earlier rarely notice.
 */
export class WorkChallenges {
  readonly #options: Options;
  readonly #demand: WorkDemand;

  constructor(options: Options) {
    this.#options = options;
    this.#demand = new WorkDemand(options.redis);
  }

  async make({ brand, address }: Asking): Promise<Challenge> {
    const { random, clock } = this.#options;
    const maxNumber = await this.#demand.count(brand, address);
    observeWork(brand.code, 'asked', maxNumber);
    const expires = clock.now().getTime() + brand.settings.captcha.expiresInMinutes * 60_000;
    const limits = `expires=${Math.floor(expires / 1000)}&max=${maxNumber}`;
    // The trailing `&` separates the salt from the number.
    const salt = `${random.bytes(12).toString('hex')}?${limits}&`;
    const challenge = hashOf(salt, random.below(maxNumber + 1));
    return { algorithm, challenge, salt, maxNumber, signature: this.#sign(brand, challenge) };
  }

  /** Whether a solution (base64 of JSON) is right, and the first one for its challenge. */
  async check({ brand, address }: Asking, given: string): Promise<boolean> {
    const demanded = await this.#demand.count(brand, address);
    const outcome = await this.#outcome(brand, given, demanded);
    observeWork(brand.code, outcome, demanded);
    return outcome === 'right';
  }

  async #outcome(
    brand: Brand,
    given: string,
    demanded: number,
  ): Promise<'right' | 'wrong' | 'easy'> {
    const solution = readSolution(given);
    if (!solution) return 'wrong';
    const { challenge, salt, number, signature } = solution;
    const { expires, max } = limitsOf(salt);
    const left = expires - this.#options.clock.now().getTime() / 1000;
    if (
      !(left > 0) ||
      !isSameText(signature, this.#sign(brand, challenge)) ||
      hashOf(salt, number) !== challenge
    )
      return 'wrong';
    if (!(max * 2 >= demanded)) return 'easy';
    const key = `captcha:work:${brand.id}:${challenge}`;
    const first = await this.#options.redis.set(key, '1', 'EX', Math.ceil(left), 'NX');
    return first === null ? 'wrong' : 'right';
  }

  #sign(brand: Brand, challenge: string): string {
    return this.#options.vault
      .fingerprint('work challenge', `${brand.id} ${challenge}`)
      .toString('hex');
  }
}

/** Seconds since 1970, and the largest number; NaN if the salt has none. */
function limitsOf(salt: string): { expires: number; max: number } {
  const [, expires, max] = /\?expires=(\d{1,12})&max=(\d{1,9})&$/.exec(salt) ?? [];
  return { expires: Number(expires ?? Number.NaN), max: Number(max ?? Number.NaN) };
}

function readSolution(given: string) {
  try {
    return workSolution.safeParse(JSON.parse(Buffer.from(given, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
