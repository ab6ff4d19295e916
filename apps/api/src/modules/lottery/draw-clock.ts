import { Repeating } from '../../repeating.ts';
import { holdDraws, payDraws } from './advance.ts';
import type { LotteryContext } from './context.ts';

const pauses = { pause: 500, pauseAfterError: 3000 };

abstract class Clock extends Repeating {
  protected readonly context: LotteryContext;

  constructor(context: LotteryContext) {
    super(pauses);
    this.context = context;
  }

  protected failed(error: unknown): void {
    this.context.log.error({ event: 'draws_failed', err: error }, 'draws failed');
  }
}

/** Holds the draws twice a second. Runs in the worker; the job is what checks on it. */
export class DrawClock extends Clock {
  protected step(): Promise<unknown> {
    return holdDraws(this.context);
  }
}

/** Pays what is drawn, beside the other clock: no draw waits for the tickets of another one. */
export class PaymentClock extends Clock {
  protected async step(): Promise<void> {
    while (!this.stopping && (await payDraws(this.context)));
  }
}
