import type { Data, Logged } from '../../contexts.ts';
import { Repeating } from '../../repeating.ts';
import { fillPot, findDuePots } from './jackpot.store.ts';

const pauses = { pause: 3000, pauseAfterError: 5000 };

/** Moves the shares of ended rounds into the pots, and publishes those that have grown. */
export async function fillJackpots({ db }: Data): Promise<void> {
  for (const { brandId } of await findDuePots(db)) await fillPot(db, brandId);
}

/** Keeps the pots up to date. Runs in the worker. */
export class JackpotClock extends Repeating {
  readonly #context: Data & Logged;

  constructor(context: Data & Logged) {
    super(pauses);
    this.#context = context;
  }

  protected step(): Promise<unknown> {
    return fillJackpots(this.#context);
  }

  protected failed(error: unknown): void {
    this.#context.log.error(
      { event: 'jackpot_failed', err: error },
      'shares could not be moved into a jackpot',
    );
  }
}
