import { type BotCheck as Proofs, Refusal } from '@lantern/contracts';
import type { Cookies } from '../../caller.ts';
import type { Brand } from '../brand/index.ts';
import { type Puzzles, readPuzzle } from './puzzles.ts';
import type { WorkChallenges } from './work-challenges.ts';

export type Verdict = 'right' | 'wrong' | 'missing';

/** The details of a refusal: the puzzle that the next attempt needs. */
export const puzzleNeeded = (brand: Brand) => ({
  captcha: true,
  kind: brand.settings.captcha.kind,
});

export const botRefusal = (brand: Brand, verdict: Exclude<Verdict, 'right'>): Refusal =>
  new Refusal(verdict === 'missing' ? 'captcha_required' : 'captcha_wrong', puzzleNeeded(brand));

/** Requires proof that a form was sent by a person, or at least cost computing time. */
export class BotCheck {
  readonly puzzles: Puzzles;
  readonly work: WorkChallenges;

  constructor(puzzles: Puzzles, work: WorkChallenges) {
    this.puzzles = puzzles;
    this.work = work;
  }

  /** Any one right proof is enough. All given proofs are consumed, right or wrong. */
  async check(brand: Brand, cookies: Cookies, given: Proofs): Promise<Verdict> {
    const { captcha, slider, proofOfWork } = given;
    const checks = [
      ...(captcha || slider
        ? [this.puzzles.check(brand, readPuzzle(cookies), { captcha, slider })]
        : []),
      ...(proofOfWork ? [this.work.check(brand, proofOfWork)] : []),
    ];
    if (checks.length === 0) return 'missing';
    return (await Promise.all(checks)).includes(true) ? 'right' : 'wrong';
  }

  /** @throws Refusal captcha_required or captcha_wrong, with the puzzle that the brand shows */
  async require(brand: Brand, cookies: Cookies, given: Proofs): Promise<void> {
    const verdict = await this.check(brand, cookies, given);
    if (verdict !== 'right') throw botRefusal(brand, verdict);
  }
}
