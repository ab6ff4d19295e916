import { Repeating } from '../../repeating.ts';
import { advanceDraws } from './advance.ts';
import type { LotteryContext } from './context.ts';

const pauses = { pause: 500, pauseAfterError: 3000 };

/** Advances the draws twice a second. Runs in the worker; the job is what checks on it. */
export class DrawClock extends Repeating {
  readonly #context: LotteryContext;

  constructor(context: LotteryContext) {
    super(pauses);
    this.#context = context;
  }

  protected step(): Promise<unknown> {
    return advanceDraws(this.#context);
  }

  protected failed(error: unknown): void {
    this.#context.log.error({ event: 'draws_failed', err: error }, 'draws failed');
  }
}
