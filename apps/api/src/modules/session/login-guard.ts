import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { householdOf, networkOf } from '../../address.ts';
import type { Random } from '../../ports/random.ts';
import { isSameText, type Vault } from '../../vault.ts';
import type { Brand } from '../brand/index.ts';

/** Wrong passwords from one address, and from the network around it, in ten minutes. */
const addressLimit = { points: 30, duration: 600 };
const networkLimit = { points: 120, duration: 600 };

export interface Attempt {
  brand: Brand;
  /** The name that was typed, in its unique form; nobody needs to have it. */
  account: string;
  address: string;
  /** A mark that a successful login of this account left on this device. */
  device: string | undefined;
}

export interface Standing {
  /** This attempt needs a captcha. */
  captcha: boolean;
  /** If this attempt is wrong, the next one needs a captcha. */
  captchaNext: boolean;
  locked: boolean;
  /** This attempt, if it is wrong, locks the account. */
  locks: boolean;
  /** Seconds until this address may try again; 0 when it may now. */
  wait: number;
}

/**
 * Slows the guessing of passwords. An attempt is counted before its password is looked at and taken back when it was no wrong
 * guess, so that a hundred at the same moment cannot all be the first. It is counted by the typed name whether that exists or
 * not, so that no answer tells which. A device that the account has logged in from before is counted on its own: a stranger can
 * lock strangers' devices out of an account, never its owner's.
 */
export class LoginGuard {
  readonly #redis: Redis;
  readonly #random: Random;
  readonly #vault: Vault;
  readonly #address: RateLimiterRedis;
  readonly #network: RateLimiterRedis;
  readonly #accounts = new Map<string, RateLimiterRedis>();

  constructor(redis: Redis, random: Random, vault: Vault) {
    this.#redis = redis;
    this.#random = random;
    this.#vault = vault;
    this.#address = new RateLimiterRedis({ storeClient: redis, keyPrefix: 'login:address', ...addressLimit });
    this.#network = new RateLimiterRedis({ storeClient: redis, keyPrefix: 'login:network', ...networkLimit });
  }

  /** Counts an attempt and says how the caller stands. One from an address that has to wait does not count for the account. */
  async begin(attempt: Attempt): Promise<Standing> {
    const [address, network] = await Promise.all([
      this.#address.penalty(householdOf(attempt.address)),
      this.#network.penalty(networkOf(attempt.address)),
    ]);
    const over = [
      ...(address.consumedPoints > addressLimit.points ? [address] : []),
      ...(network.consumedPoints > networkLimit.points ? [network] : []),
    ];
    const wait = Math.ceil(Math.max(0, ...over.map(({ msBeforeNext }) => msBeforeNext)) / 1000);
    if (wait > 0) return { captcha: true, captchaNext: true, locked: false, locks: false, wait };
    const { captchaAfterFailures, lockAfterFailures } = attempt.brand.settings.login;
    const { consumedPoints: count } = await this.#account(attempt.brand).penalty(this.#key(attempt));
    return {
      captcha: count > captchaAfterFailures,
      captchaNext: count >= captchaAfterFailures,
      locked: count > lockAfterFailures,
      locks: count === lockAfterFailures,
      wait,
    };
  }

  /** The password was not looked at: the attempt counts for nothing. */
  async takeBack(attempt: Attempt): Promise<void> {
    await Promise.all([this.#account(attempt.brand).reward(this.#key(attempt)), this.#forgiveAddress(attempt)]);
  }

  /** Locks the account for strangers, from now on. */
  async lock(attempt: Attempt): Promise<void> {
    await this.#account(attempt.brand).block(this.#key(attempt), attempt.brand.settings.login.lockMinutes * 60);
  }

  /** The right password: the account's failures are forgotten. Answers the mark to leave on the device. */
  async succeeded(attempt: Attempt): Promise<string> {
    await Promise.all([this.#account(attempt.brand).delete(this.#key(attempt)), this.#forgiveAddress(attempt)]);
    const nonce = this.#random.bytes(9).toString('base64url');
    return `${nonce}.${this.#mark(attempt, nonce)}`;
  }

  /** The owner has come in by another way: the account is open again to everybody. */
  async unlock(brand: Brand, account: string): Promise<void> {
    await this.#account(brand).delete(account);
  }

  async #forgiveAddress({ address }: Attempt): Promise<void> {
    await Promise.all([this.#address.reward(householdOf(address)), this.#network.reward(networkOf(address))]);
  }

  #key(attempt: Attempt): string {
    const [nonce = '', mark = ''] = attempt.device?.split('.') ?? [];
    const known = nonce !== '' && isSameText(mark, this.#mark(attempt, nonce));
    return known ? `${attempt.account}:${nonce}` : attempt.account;
  }

  #mark({ brand, account }: Attempt, nonce: string): string {
    return this.#vault.fingerprint('known device', `${brand.id} ${account} ${nonce}`).toString('base64url');
  }

  #account(brand: Brand): RateLimiterRedis {
    const { lockAfterFailures, failureMinutes } = brand.settings.login;
    const known = this.#accounts.get(brand.id);
    if (known?.points === lockAfterFailures && known.duration === failureMinutes * 60) return known;
    const fresh = new RateLimiterRedis({
      storeClient: this.#redis,
      keyPrefix: `login:account:${brand.id}`,
      points: lockAfterFailures,
      duration: failureMinutes * 60,
    });
    this.#accounts.set(brand.id, fresh);
    return fresh;
  }
}
