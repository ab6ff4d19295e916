import { setTimeout as wait } from 'node:timers/promises';
import { daysOf, periodAfter, periodAt } from '@lantern/rules/agreements';
import type { Data, Logged } from '../../contexts.ts';
import { findDatelessBrands, rollUp, saveDate } from './roll-up.store.ts';

const pause = 1000;
const pauseAfterError = 5000;
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
export class FigureRollUp {
  readonly #context: Data & Logged;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(context: Data & Logged) {
    this.#context = context;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const next = await rollUpFigures(this.#context).then(
        () => pause,
        (error: unknown) => {
          this.#context.log.error(
            { event: 'figures_failed', err: error },
            'figures of teams could not be rolled up',
          );
          return pauseAfterError;
        },
      );
      await wait(next, undefined, { signal }).catch(() => undefined);
    }
  }
}
