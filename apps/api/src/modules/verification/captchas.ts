import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Cookies } from '../../http/routes.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
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

/** Captcha images. An answer belongs to one browser and brand, is good for minutes and for one try, right or wrong. */
export class Captchas {
  readonly #redis: Redis;
  readonly #random: Random;

  constructor(redis: Redis, random: Random) {
    this.#redis = redis;
    this.#random = random;
  }

  /**
   * A new image, which voids the one before it, or undefined when this browser (known by its last image, otherwise by its
   * address) had one less than the brand's `refreshMs` ago.
   */
  async make(
    brand: Brand,
    before: string | undefined,
    address: string,
  ): Promise<{ id: string; png: Buffer } | undefined> {
    const { refreshMs, expiresInMinutes } = brand.settings.captcha;
    const first = await this.#redis.set(askedKey(brand, before ?? address), '1', 'PX', refreshMs, 'NX');
    if (first === null) return undefined;
    if (before) await this.#redis.del(answerKey(brand, before));
    const id = this.#random.bytes(16).toString('base64url');
    const text = Array.from({ length }, () => captchaAlphabet[this.#random.below(captchaAlphabet.length)]).join('');
    await this.#redis
      .multi()
      .set(answerKey(brand, id), fingerprint(id, text), 'EX', expiresInMinutes * 60)
      .set(askedKey(brand, id), '1', 'PX', refreshMs)
      .exec();
    return { id, png: drawCaptcha(text, this.#random) };
  }

  /** Checks an answer and voids the captcha. */
  async check(
    brand: Brand,
    id: string | undefined,
    answer: string | undefined,
  ): Promise<'right' | 'wrong' | 'missing'> {
    if (!answer) return 'missing';
    if (!id) return 'wrong';
    const expected = await this.#redis.getdel(answerKey(brand, id));
    return expected !== null && expected === fingerprint(id, answer) ? 'right' : 'wrong';
  }
}

const answerKey = (brand: Brand, id: string) => `captcha:${brand.id}:${id}`;
const askedKey = (brand: Brand, browser: string) => `captcha:asked:${brand.id}:${browser}`;
