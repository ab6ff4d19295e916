import { daysOf, periodAfter, periodAt } from '@lantern/rules/agreements';
import type { Data, Logged } from '../../contexts.ts';
import { Repeating } from '../../repeating.ts';
import { findDatelessBrands, rollUp, saveDate } from './roll-up.store.ts';

const pauses = { pause: 1000, pauseAfterError: 5000 };
/** Rows of the log in one transaction. */
const mostRows = 5000;
/** A transaction that takes no longer leaves room for twice the rows, in milliseconds. */
const shortMs = 1000;
/** The code of a statement that the database ended because it took too long. */
const tooLong = '57014';

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

/** How many rows the next transaction takes. */
export interface Batch {
  most: number;
}

/** Adds at most a batch; answers whether there may be more, and how many rows. */
async function rollUpBatch({ db }: Data, batch: Batch): Promise<{ more: boolean; rows: number }> {
  const { most } = batch;
  const began = performance.now();
  try {
    const rows = (await rollUp(db, most)) ?? 0;
    if (performance.now() - began < shortMs) batch.most = Math.min(mostRows, 2 * most);
    return { more: rows === most, rows };
  } catch (error) {
    if (most === 1 || (error as { code?: unknown }).code !== tooLong) throw error;
    // The same rows would take too long again and again, and the figures would stand still.
    batch.most = Math.floor(most / 2);
    return { more: true, rows: 0 };
  }
}

/** Adds what has been settled to the figures of members and teams; answers how many rows. */
export async function rollUpFigures(
  context: Data,
  batch: Batch = { most: mostRows },
): Promise<number> {
  await writeDates(context);
  let all = 0;
  for (let more = true; more; ) {
    const done = await rollUpBatch(context, batch);
    all += done.rows;
    more = done.more;
  }
  return all;
}

/** Keeps the figures of teams up to date. Runs in the worker. */
export class FigureRollUp extends Repeating {
  readonly #context: Data & Logged;
  readonly #batch: Batch = { most: mostRows };

  constructor(context: Data & Logged) {
    super(pauses);
    this.#context = context;
  }

  protected step(): Promise<unknown> {
    return rollUpFigures(this.#context, this.#batch);
  }

  protected failed(error: unknown): void {
    this.#context.log.error(
      { event: 'figures_failed', err: error },
      'figures of teams could not be rolled up',
    );
  }
}
