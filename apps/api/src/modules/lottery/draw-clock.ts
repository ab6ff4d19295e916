import { setTimeout as wait } from 'node:timers/promises';
import { advanceDraws } from './advance.ts';
import type { LotteryContext } from './context.ts';

const pause = 500;
const pauseAfterError = 3000;

/** Advances the draws twice a second. Runs in the worker; the job is what checks on it. */
export class DrawClock {
  readonly #context: LotteryContext;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(context: LotteryContext) {
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
      const next = await advanceDraws(this.#context).then(
        () => pause,
        (error: unknown) => {
          this.#context.log.error({ event: 'draws_failed', err: error }, 'draws failed');
          return pauseAfterError;
        },
      );
      await wait(next, undefined, { signal }).catch(() => undefined);
    }
  }
}
