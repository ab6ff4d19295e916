import { isSameText, type Vault } from '@lantern/signing';
import type { Redis } from 'ioredis';
import { householdOf, networkOf } from '../../address.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { LoginCounts, type Names } from './login-counts.ts';

/** Wrong passwords per address and per network, in ten minutes. */
const addressLimit = { points: 30, duration: 600 };
const networkLimit = { points: 120, duration: 600 };

export interface Attempt {
  brand: Brand;
  /** The typed name in its unique form; the account need not exist. */
  account: string;
  address: string;
  /** The mark set on this device when the owner of the account logged in. */
  device: string | undefined;
}

export interface Standing {
  /** This attempt needs a captcha. */
  captcha: boolean;
  /** If this attempt is wrong, the next one needs a captcha. */
  captchaNext: boolean;
  locked: boolean;
  /** If this attempt is wrong, it locks the account. */
  locks: boolean;
  /** Seconds until this address may try again; 0 when it may now. */
  wait: number;
}

/**
 * Slows down password guessing. An attempt is counted before its password is checked, and taken
 * back if it was right, so that concurrent attempts cannot exceed the limit. Unknown names are
 * counted, too, so that the answers do not reveal which exist. A device on which the owner has
 * logged in has its own count: an attacker can lock other devices, but not the owner's.
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

  /** Counts an attempt. While its address has to wait it does not count for the account. */
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

  /** For an attempt whose password was not checked. */
  async takeBack(attempt: Attempt): Promise<void> {
    await this.#counts.takeBack(this.#names(attempt));
  }

  /** Locks the account for all devices but those known to it. */
  async lock(attempt: Attempt): Promise<void> {
    const { lockAfterFailures, lockMinutes } = attempt.brand.settings.login;
    await this.#counts.set(this.#key(attempt), lockAfterFailures + 1, lockMinutes * 60);
  }

  /** Clears the account's failures. Returns the mark to set on the device. */
  async succeeded(attempt: Attempt): Promise<string> {
    await this.#counts.succeeded(this.#names(attempt));
    return this.markOf(attempt.brand, attempt.account);
  }

  /**
   * The mark for a device on which the owner has logged in.
   * @param device devices of the same name share one count
   */
  markOf(
    brand: Brand,
    account: string,
    device = this.#random.bytes(9).toString('base64url'),
  ): string {
    return `${device}.${this.#mark({ brand, account }, device)}`;
  }

  /** What a device keeps of the member who was last logged in on it. */
  ownerMark(brand: Brand, memberId: string): string {
    return this.#vault.lock('device owner', brand.id, memberId);
  }

  /** The member of `ownerMark`; undefined for none, or a value that we did not make. */
  ownerOf(brand: Brand, mark: string | undefined): string | undefined {
    if (mark === undefined) return undefined;
    try {
      return this.#vault.open('device owner', brand.id, mark);
    } catch {
      return undefined;
    }
  }

  /** Unlocks the account for all devices, when the owner has logged in another way. */
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
