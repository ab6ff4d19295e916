import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';
import type { Random } from './ports/random.ts';

const method = 'aes-256-gcm';
const nonceLength = 12;
/** A shorter tag, which the method would take as well, can be guessed. */
const tagLength = 16;
const tags = { authTagLength: tagLength };

/**
 * Whether somebody has given the right text; how long it takes says nothing about how much of it
 * was right.
 */
export function isSameText(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}

/**
 * Locks what the database may hold but must not show to whoever reads it, such as bank account
 * numbers. Each purpose has keys of its own, made from the site's keyring secret.
 */
export class Vault {
  readonly #secret: string;
  readonly #random: Random;
  readonly #keys = new Map<string, Buffer>();

  constructor(secret: string, random: Random) {
    this.#secret = secret;
    this.#random = random;
  }

  /**
   * Encrypts a text; `owner` (an id) is needed to open it again, so that a locked text cannot be
   * moved to another row.
   */
  lock(purpose: string, owner: string, text: string): string {
    const nonce = this.#random.bytes(nonceLength);
    const cipher = createCipheriv(method, this.#key(`lock ${purpose}`), nonce, tags).setAAD(
      Buffer.from(owner),
    );
    return Buffer.concat([
      nonce,
      cipher.update(text, 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]).toString('base64url');
  }

  /** @throws Error when the text was locked for another purpose or owner, or has been changed */
  open(purpose: string, owner: string, locked: string): string {
    const bytes = Buffer.from(locked, 'base64url');
    const nonce = bytes.subarray(0, nonceLength);
    const decipher = createDecipheriv(method, this.#key(`lock ${purpose}`), nonce, tags)
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagLength));
    return (
      decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') +
      decipher.final('utf8')
    );
  }

  /**
   * A keyed hash: equal texts have equal ones, and nobody without the secret can try texts. 32
   * bytes.
   */
  fingerprint(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#key(`fingerprint ${purpose}`))
      .update(text)
      .digest();
  }

  /** There are as many as there are purposes, and making one takes longer than using it. */
  #key(info: string): Buffer {
    const known = this.#keys.get(info);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#secret, '', info, 32));
    this.#keys.set(info, key);
    return key;
  }
}
