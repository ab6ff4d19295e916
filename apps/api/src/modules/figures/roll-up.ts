import { daysOf, periodAfter, periodAt } from '@lantern/rules/agreements';
import type { Data, Logged } from '../../contexts.ts';
import { Repeating } from '../../repeating.ts';
import { findDatelessBrands, rollUp, saveDate } from './roll-up.store.ts';

const pauses = { pause: 1000, pauseAfterError: 5000 };
const most = 5000;

/** The days of a brand are decided by the rules, so that figures and bills have the same days. */
async function writeDates({ db }: Data): Promise<void> {
  for (const { id: brandId, timeZone, since, until } of await findDatelessBrands(db)) {
    let period = periodAt('daily', since, timeZone);
    while (period.start <= until) {
      const { start, end } = period;
      await saveDate(db, { brandId, day: daysOf(period, timeZone).from, start, end });
      period = periodAfter(period, timeZone);
    }
  }
}

/** Adds what has been settled to the figures of members and teams; answers how many rows. */
export async function rollUpFigures(context: Data): Promise<number> {
  await writeDates(context);
  let all = 0;
  for (let rows = most; rows === most; all += rows) rows = (await rollUp(context.db, most)) ?? 0;
  return all;
}

/** Keeps the figures of teams up to date. Runs in the worker. */
export class FigureRollUp extends Repeating {
  readonly #context: Data & Logged;

  constructor(context: Data & Logged) {
    super(pauses);
    this.#context = context;
  }

  protected step(): Promise<unknown> {
    return rollUpFigures(this.#context);
  }

  protected failed(error: unknown): void {
    this.#context.log.error(
      { event: 'figures_failed', err: error },
      'figures of teams could not be rolled up',
    );
  }
}
