import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';

/** Failed logins from one address, and from the network around it, in ten minutes. */
const addressLimit = { points: 30, duration: 600 };
const networkLimit = { points: 120, duration: 600 };

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

export interface Attempt {
  brand: Brand;
  /** The name that was typed, in its unique form; nobody needs to have it. */
  account: string;
  address: string;
  /** A mark that a successful login of this account left on this device. */
  device: string | undefined;
}

export interface Standing {
  captcha: boolean;
  locked: boolean;
  /** Seconds until this address may try again; 0 when it may now. */
  wait: number;
}

/**
 * Slows the guessing of passwords. Failures are counted by the typed name whether it exists or not, so that no answer tells
 * which. A device that the account has logged in from before is counted on its own: a stranger can lock strangers' devices
 * out of an account, never its owner's.
 */
export class LoginGuard {
  readonly #redis: Redis;
  readonly #random: Random;
  readonly #secret: string;
  readonly #address: RateLimiterRedis;
  readonly #network: RateLimiterRedis;
  readonly #accounts = new Map<string, RateLimiterRedis>();

  constructor(redis: Redis, random: Random, secret: string) {
    this.#redis = redis;
    this.#random = random;
    this.#secret = secret;
    this.#address = new RateLimiterRedis({ storeClient: redis, keyPrefix: 'login:address', ...addressLimit });
    this.#network = new RateLimiterRedis({ storeClient: redis, keyPrefix: 'login:network', ...networkLimit });
  }

  async standing(attempt: Attempt): Promise<Standing> {
    const { captchaAfterFailures, lockAfterFailures } = attempt.brand.settings.login;
    const [account, address, network] = await Promise.all([
      this.#account(attempt.brand).get(this.#key(attempt)),
      this.#address.get(attempt.address),
      this.#network.get(networkOf(attempt.address)),
    ]);
    const failures = account?.consumedPoints ?? 0;
    const over = [
      ...(address && address.consumedPoints >= addressLimit.points ? [address] : []),
      ...(network && network.consumedPoints >= networkLimit.points ? [network] : []),
    ];
    return {
      captcha: failures >= captchaAfterFailures,
      locked: failures >= lockAfterFailures,
      wait: Math.ceil(Math.max(0, ...over.map((state) => state.msBeforeNext)) / 1000),
    };
  }

  /** Counts a failure; answers whether the next try needs a captcha. */
  async failed(attempt: Attempt): Promise<boolean> {
    const accounts = this.#account(attempt.brand);
    const [account] = await Promise.all([
      accounts.penalty(this.#key(attempt)),
      this.#address.penalty(attempt.address),
      this.#network.penalty(networkOf(attempt.address)),
    ]);
    const { captchaAfterFailures, lockAfterFailures, lockMinutes } = attempt.brand.settings.login;
    if (account.consumedPoints === lockAfterFailures) await accounts.block(this.#key(attempt), lockMinutes * 60);
    return account.consumedPoints >= captchaAfterFailures;
  }

  /** The right password: the account's failures are forgotten. Answers the mark to leave on the device. */
  async succeeded(attempt: Attempt): Promise<string> {
    await this.#account(attempt.brand).delete(this.#key(attempt));
    const nonce = this.#random.bytes(9).toString('base64url');
    return `${nonce}.${this.#mark(attempt, nonce)}`;
  }

  #key(attempt: Attempt): string {
    const [nonce = '', mark = ''] = attempt.device?.split('.') ?? [];
    const known = nonce !== '' && mark === this.#mark(attempt, nonce);
    return known ? `${attempt.account}:${nonce}` : attempt.account;
  }

  #mark({ brand, account }: Attempt, nonce: string): string {
    return createHmac('sha256', this.#secret).update(`device ${brand.id} ${account} ${nonce}`).digest('base64url');
  }

  #account(brand: Brand): RateLimiterRedis {
    const { lockAfterFailures, failureMinutes } = brand.settings.login;
    const known = this.#accounts.get(brand.id);
    if (known?.points === lockAfterFailures) return known;
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
