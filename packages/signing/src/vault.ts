import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

/** Cryptographically secure randomness. */
interface Random {
  bytes(length: number): Buffer;
}

const method = 'aes-256-gcm';
const nonceLength = 12;
/** Bytes. Required explicitly, because GCM would accept a shorter tag, which can be guessed. */
const tagLength = 16;
const tags = { authTagLength: tagLength };

/** Compares texts in constant time. */
export function isSameText(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}

/**
 * Encrypts secrets at rest, such as bank account numbers. Each purpose has its own keys, derived
 * from the site's keyring secret.
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
   * Encrypts a text. `owner` (an id) is needed to open it, so that a locked text cannot be moved to
   * another row.
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

  /** A keyed hash of 32 bytes: equal texts have equal hashes, and guessing needs the secret. */
  fingerprint(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#key(`fingerprint ${purpose}`))
      .update(text)
      .digest();
  }

  /** Cached by purpose, because deriving a key takes longer than using it. */
  #key(info: string): Buffer {
    const known = this.#keys.get(info);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#secret, '', info, 32));
    this.#keys.set(info, key);
    return key;
  }
}
