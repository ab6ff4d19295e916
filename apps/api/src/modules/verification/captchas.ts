import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Cookies } from '../../http/routes.ts';
import type { Random } from '../../ports/random.ts';
import { captchaAlphabet, drawCaptcha } from './captcha-image.ts';

const length = 5;
const cookie = 'captcha';

const idShape = /^[A-Za-z0-9_-]{22}$/;

/** The captcha that this browser was shown last. */
export function readCaptcha(cookies: Cookies): string | undefined {
  const id = cookies.get(cookie);
  return id && idShape.test(id) ? id : undefined;
}

export const rememberCaptcha = (cookies: Cookies, id: string, seconds: number) => cookies.set(cookie, id, seconds);

const fingerprint = (id: string, answer: string) =>
  createHash('sha256').update(`${id} ${answer.trim().toUpperCase()}`).digest('hex');

/** Captcha images. An answer belongs to one browser, is good for minutes and for one try, right or wrong. */
export class Captchas {
  readonly #redis: Redis;
  readonly #random: Random;

  constructor(redis: Redis, random: Random) {
    this.#redis = redis;
    this.#random = random;
  }

  /**
   * A new image, which voids the one before it, or undefined when this browser (known by its last image, otherwise by its
   * address) had one less than `refreshMs` ago.
   */
  async make(
    before: string | undefined,
    address: string,
    refreshMs: number,
    seconds: number,
  ): Promise<{ id: string; png: Buffer } | undefined> {
    const first = await this.#redis.set(`captcha:asked:${before ?? address}`, '1', 'PX', refreshMs, 'NX');
    if (first === null) return undefined;
    if (before) await this.#redis.del(`captcha:${before}`);
    const id = this.#random.bytes(16).toString('base64url');
    const text = Array.from({ length }, () => captchaAlphabet[this.#random.below(captchaAlphabet.length)]).join('');
    await this.#redis.set(`captcha:${id}`, fingerprint(id, text), 'EX', seconds);
    await this.#redis.set(`captcha:asked:${id}`, '1', 'PX', refreshMs);
    return { id, png: drawCaptcha(text, this.#random) };
  }

  /** Checks an answer and voids the captcha. */
  async check(id: string | undefined, answer: string | undefined): Promise<'right' | 'wrong' | 'missing'> {
    if (!answer) return 'missing';
    if (!id) return 'wrong';
    const expected = await this.#redis.getdel(`captcha:${id}`);
    return expected !== null && expected === fingerprint(id, answer) ? 'right' : 'wrong';
  }
}
