import { systemRandom } from '../src/adapters/system.ts';
import { captchaAlphabet } from '../src/modules/verification/captcha-image.ts';
import type { Random } from '../src/ports/random.ts';

/**
 * The system's randomness, which records its output, so that a test can read a captcha like a
 * person.
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

  /** The text of the last captcha. */
  get captcha(): string {
    return this.#letters.slice(-5);
  }
}
