import { Repeating } from '../../repeating.ts';
import { holdDraws, payDraws, type Share } from './advance.ts';
import type { LotteryContext } from './context.ts';
import type { Turn } from './settle-draw.ts';

abstract class Clock extends Repeating {
  protected readonly context: LotteryContext;

  constructor(context: LotteryContext, pause: number) {
    super({ pause, pauseAfterError: 3000 });
    this.context = context;
  }

  protected failed(error: unknown): void {
    this.context.log.error({ event: 'draws_failed', err: error }, 'draws failed');
  }
}

/** Holds the draws twice a second. Runs in the worker; the job is what checks on it. */
export class DrawClock extends Clock {
  constructor(context: LotteryContext) {
    super(context, 500);
  }

  protected step(): Promise<unknown> {
    return holdDraws(this.context);
  }
}

/**
 * Pays what is drawn, beside the clock that draws. Small draws and large ones have a clock each, so
 * that the many members of small draws don't wait for a million tickets.
 */
export class PaymentClock extends Clock {
  readonly #share: Share;
  readonly #turn: Turn | undefined;

  constructor(context: LotteryContext, share: Share, turn?: Turn) {
    super(context, 200);
    this.#share = share;
    this.#turn = turn;
  }

  protected async step(): Promise<void> {
    while (!this.stopping && (await payDraws(this.context, this.#share, this.#turn)));
  }
}
