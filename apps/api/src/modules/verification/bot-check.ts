import { type BotCheck as Proofs, Refusal } from '@lantern/contracts';
import type { Cookies } from '../../http/routes.ts';
import type { Brand } from '../brand/index.ts';
import { type Puzzles, readPuzzle } from './puzzles.ts';
import type { WorkChallenges } from './work-challenges.ts';

export type Verdict = 'right' | 'wrong' | 'missing';

/** What a refusal says of the puzzle that the next try needs. */
export const puzzleNeeded = (brand: Brand) => ({
  captcha: true,
  kind: brand.settings.captcha.kind,
});

/** The refusal of a call whose check was not passed. */
export const botRefusal = (brand: Brand, verdict: Exclude<Verdict, 'right'>): Refusal =>
  new Refusal(verdict === 'missing' ? 'captcha_required' : 'captcha_wrong', puzzleNeeded(brand));

/** The one question of every form that a program might send: was it a person, or at least work? */
export class BotCheck {
  readonly puzzles: Puzzles;
  readonly work: WorkChallenges;

  constructor(puzzles: Puzzles, work: WorkChallenges) {
    this.puzzles = puzzles;
    this.work = work;
  }

  /** One right proof is enough, whichever it is. All that are given are used up, right or wrong. */
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
