import { setTimeout as wait } from 'node:timers/promises';

interface Pauses {
  /** Milliseconds between the end of a step and the next one. */
  readonly pause: number;
  readonly pauseAfterError: number;
}

/** Work of the worker that is repeated until it is stopped; stopping waits for the last step. */
export abstract class Repeating {
  readonly #pauses: Pauses;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(pauses: Pauses) {
    this.#pauses = pauses;
  }

  /** A step that does many things one after another ends between two of them. */
  protected get stopping(): boolean {
    return this.#stop.signal.aborted;
  }

  protected abstract step(): Promise<unknown>;
  protected abstract failed(error: unknown): void;

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { pause, pauseAfterError } = this.#pauses;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const next = await this.step().then(
        () => pause,
        (error: unknown) => {
          this.failed(error);
          return pauseAfterError;
        },
      );
      await wait(next, undefined, { signal }).catch(() => undefined);
    }
  }
}
