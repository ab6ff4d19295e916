import { systemRandom } from '../src/adapters/system.ts';
import { captchaAlphabet } from '../src/modules/verification/captcha-image.ts';
import type { Random } from '../src/ports/random.ts';

/**
 * The system's randomness, which remembers what it gave, so that a test can read what a person
 * would read in a captcha.
 */
export class NotedRandom implements Random {
  readonly bytes = systemRandom.bytes;
  readonly id = systemRandom.id;
  #letters = '';

  below(below: number): number {
    const given = systemRandom.below(below);
    if (below === captchaAlphabet.length) this.#letters += captchaAlphabet[given];
    return given;
  }

  /** The text of the captcha that was drawn last. */
  get captcha(): string {
    return this.#letters.slice(-5);
  }
}
