import { type BotCheck as Proofs, Refusal } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Brand } from '../brand/index.ts';
import { type Puzzles, readPuzzle } from './puzzles.ts';
import type { WorkChallenges } from './work-challenges.ts';

export type Verdict = 'right' | 'wrong' | 'missing';

type Asking = Pick<VisitorCaller, 'brand' | 'cookies' | 'address'>;

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
  async check(caller: Asking, given: Proofs): Promise<Verdict> {
    const { proofOfWork } = given;
    const checks = [
      this.checkPuzzle(caller, given),
      ...(proofOfWork ? [this.#checkWork(caller, proofOfWork)] : []),
    ];
    const verdicts = await Promise.all(checks);
    if (verdicts.includes('right')) return 'right';
    return verdicts.includes('wrong') ? 'wrong' : 'missing';
  }

  /** The same for a form whose puzzle no work replaces. */
  async checkPuzzle({ brand, cookies }: Asking, { captcha, slider }: Proofs): Promise<Verdict> {
    if (!captcha && !slider) return 'missing';
    const right = await this.puzzles.check(brand, readPuzzle(cookies), { captcha, slider });
    return right ? 'right' : 'wrong';
  }

  async #checkWork(caller: Asking, given: string): Promise<Verdict> {
    return (await this.work.check(caller, given)) ? 'right' : 'wrong';
  }

  /** @throws Refusal captcha_required or captcha_wrong, with the puzzle that the brand shows */
  async require(caller: Asking, given: Proofs): Promise<void> {
    const verdict = await this.check(caller, given);
    if (verdict !== 'right') throw botRefusal(caller.brand, verdict);
  }
}
