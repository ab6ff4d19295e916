import type { Redis } from 'ioredis';
import { householdOf, networkOf } from '../../address.ts';
import type { Random } from '../../ports/random.ts';
import { isSameText, type Vault } from '../../vault.ts';
import type { Brand } from '../brand/index.ts';
import { LoginCounts, type Names } from './login-counts.ts';

/** Wrong passwords from one address, and from the network around it, in ten minutes. */
const addressLimit = { points: 30, duration: 600 };
const networkLimit = { points: 120, duration: 600 };

export interface Attempt {
  brand: Brand;
  /** The name that was typed, in its unique form; nobody needs to have it. */
  account: string;
  address: string;
  /** A mark that this account left on this device when its owner came in. */
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
 * Slows the guessing of passwords. An attempt is counted before its password is looked at and taken
 * back when it was no wrong guess, so that a hundred at the same moment cannot all be the first. It
 * is counted by the typed name whether that exists or not, so that no answer tells which. A device
 * that the account has logged in from before is counted on its own: a stranger can lock strangers'
 * devices out of an account, never its owner's.
 */
export class LoginGuard {
  readonly #random: Random;
  readonly #vault: Vault;
  readonly #counts: LoginCounts;

  constructor(redis: Redis, random: Random, vault: Vault) {
    this.#random = random;
    this.#vault = vault;
    this.#counts = new LoginCounts(redis);
  }

  /**
   * Counts an attempt and says how the caller stands. One from an address that has to wait does not
   * count for the account.
   */
  async begin(attempt: Attempt): Promise<Standing> {
    const { captchaAfterFailures, lockAfterFailures, failureMinutes } =
      attempt.brand.settings.login;
    const limits = {
      address: addressLimit,
      network: networkLimit,
      accountSeconds: failureMinutes * 60,
    };
    const { wait, tries } = await this.#counts.begin(this.#names(attempt), limits);
    if (wait > 0)
      return {
        captcha: true,
        captchaNext: true,
        locked: false,
        locks: false,
        wait: Math.ceil(wait / 1000),
      };
    return {
      captcha: tries > captchaAfterFailures,
      captchaNext: tries >= captchaAfterFailures,
      locked: tries > lockAfterFailures,
      locks: tries === lockAfterFailures,
      wait: 0,
    };
  }

  /** The password was not looked at: the attempt counts for nothing. */
  async takeBack(attempt: Attempt): Promise<void> {
    await this.#counts.takeBack(this.#names(attempt));
  }

  /** Locks the account for strangers, from now on. */
  async lock(attempt: Attempt): Promise<void> {
    const { lockAfterFailures, lockMinutes } = attempt.brand.settings.login;
    await this.#counts.set(this.#key(attempt), lockAfterFailures + 1, lockMinutes * 60);
  }

  /**
   * The right password: the account's failures are forgotten. Answers the mark to leave on the
   * device.
   */
  async succeeded(attempt: Attempt): Promise<string> {
    await this.#counts.succeeded(this.#names(attempt));
    return this.markOf(attempt.brand, attempt.account);
  }

  /**
   * The mark for a device on which the owner of an account has come in. Devices with the same name
   * are counted together.
   */
  markOf(
    brand: Brand,
    account: string,
    device = this.#random.bytes(9).toString('base64url'),
  ): string {
    return `${device}.${this.#mark({ brand, account }, device)}`;
  }

  /** The owner has come in by another way: the account is open again to everybody. */
  async unlock(brand: Brand, account: string): Promise<void> {
    await this.#counts.forget(`${brand.id}:${account}`);
  }

  #names(attempt: Attempt): Names {
    const { address } = attempt;
    return {
      address: householdOf(address),
      network: networkOf(address),
      account: this.#key(attempt),
    };
  }

  #key(attempt: Attempt): string {
    const [nonce = '', mark = ''] = attempt.device?.split('.') ?? [];
    const known = nonce !== '' && isSameText(mark, this.#mark(attempt, nonce));
    const account = `${attempt.brand.id}:${attempt.account}`;
    return known ? `${account}:${nonce}` : account;
  }

  #mark({ brand, account }: Pick<Attempt, 'brand' | 'account'>, nonce: string): string {
    return this.#vault
      .fingerprint('known device', `${brand.id} ${account} ${nonce}`)
      .toString('base64url');
  }
}
