import { Repeating } from '../../repeating.ts';
import type { VendorWalletContext } from './context.ts';
import { followUpSoon } from './follow-up.ts';

const pauses = { pause: 2000, pauseAfterError: 5000 };

/**
 * Asks vendors within seconds about transfers without an answer. Runs in the worker. The job of
 * each minute alone comes too late for a call that a dead gateway has delayed by a minute.
 */
export class WalletClock extends Repeating {
  readonly #context: VendorWalletContext;

  constructor(context: VendorWalletContext) {
    super(pauses);
    this.#context = context;
  }

  protected step(): Promise<unknown> {
    return followUpSoon(this.#context);
  }

  protected failed(error: unknown): void {
    this.#context.log.error(
      { event: 'follow_up_failed', err: error },
      'unanswered transfers could not be looked for',
    );
  }
}
