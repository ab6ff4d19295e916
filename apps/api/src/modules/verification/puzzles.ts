import { createHash } from 'node:crypto';
import type { SliderResult } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import type { Cookies } from '../../caller.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { captchaAlphabet, drawCaptcha } from './captcha-image.ts';
import { drawSlider, type SliderPicture } from './slider-picture.ts';
import { slidByHand } from './slider-track.ts';

const length = 5;
const cookie = 'captcha';
const idShape = /^[A-Za-z0-9_-]{22}$/;

/** The id of the browser's last puzzle. */
export function readPuzzle(cookies: Cookies): string | undefined {
  const id = cookies.get(cookie);
  return id && idShape.test(id) ? id : undefined;
}

export const rememberPuzzle = (cookies: Cookies, brand: Brand, id: string) =>
  cookies.set(cookie, id, brand.settings.captcha.expiresInMinutes * 60);

/** A stored puzzle: an image's hashed text, or a slider's gap in pixels and its time of drawing. */
type Stored = { text: string } | { gap: number; drawnAt: number };

export interface PuzzleAnswer {
  captcha?: string | undefined;
  slider?: SliderResult | undefined;
}

const fingerprint = (id: string, answer: string) =>
  createHash('sha256').update(`${id} ${answer.trim().toUpperCase()}`).digest('hex');

interface Options {
  redis: Redis;
  random: Random;
  clock: Clock;
}

/**
 * Captcha images and slider puzzles. A browser has one puzzle at a time, of either kind. It belongs
 * to the browser and the brand, and is valid for minutes and one attempt, right or wrong.
 */
export class Puzzles {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * A new image, which invalidates the previous puzzle. Undefined when this browser (identified by
   * its last puzzle, otherwise by its address) got one less than the brand's `refreshMs` ago.
   */
  async makeImage(brand: Brand, before: string | undefined, address: string) {
    if (!(await this.#mayAsk(brand, before, address))) return undefined;
    const { random } = this.#options;
    const text = Array.from(
      { length },
      () => captchaAlphabet[random.below(captchaAlphabet.length)],
    ).join('');
    const id = await this.#store(brand, before, (id) => ({ text: fingerprint(id, text) }));
    return { id, png: drawCaptcha(text, random) };
  }

  /** A new slider puzzle, under the same conditions. */
  async makeSlider(
    brand: Brand,
    before: string | undefined,
    address: string,
  ): Promise<{ id: string; drawn: SliderPicture } | undefined> {
    if (!(await this.#mayAsk(brand, before, address))) return undefined;
    const { random, clock } = this.#options;
    const drawn = await drawSlider(random);
    const id = await this.#store(brand, before, () => ({
      gap: drawn.x,
      drawnAt: clock.now().getTime(),
    }));
    return { id, drawn };
  }

  /** Whether the answer is right. Consumes the puzzle. */
  async check(brand: Brand, id: string | undefined, answer: PuzzleAnswer): Promise<boolean> {
    const text = id === undefined ? null : await this.#options.redis.getdel(puzzleKey(brand, id));
    if (id === undefined || text === null) return false;
    const stored = JSON.parse(text) as Stored;
    if ('text' in stored)
      return answer.captcha !== undefined && stored.text === fingerprint(id, answer.captcha);
    const elapsed = this.#options.clock.now().getTime() - stored.drawnAt;
    return answer.slider !== undefined && slidByHand(answer.slider, stored.gap, elapsed);
  }

  async #mayAsk(brand: Brand, before: string | undefined, address: string): Promise<boolean> {
    const key = askedKey(brand, before ?? address);
    return (
      (await this.#options.redis.set(key, '1', 'PX', brand.settings.captcha.refreshMs, 'NX')) !==
      null
    );
  }

  async #store(
    brand: Brand,
    before: string | undefined,
    describe: (id: string) => Stored,
  ): Promise<string> {
    const { redis, random } = this.#options;
    const { refreshMs, expiresInMinutes } = brand.settings.captcha;
    const id = random.bytes(16).toString('base64url');
    const storing = redis
      .multi()
      .set(puzzleKey(brand, id), JSON.stringify(describe(id)), 'EX', expiresInMinutes * 60)
      .set(askedKey(brand, id), '1', 'PX', refreshMs);
    await (before ? storing.del(puzzleKey(brand, before)) : storing).exec();
    return id;
  }
}

const puzzleKey = (brand: Brand, id: string) => `captcha:${brand.id}:${id}`;
const askedKey = (brand: Brand, browser: string) => `captcha:asked:${brand.id}:${browser}`;
