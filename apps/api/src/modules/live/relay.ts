import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';

import type { LiveContext } from './context.ts';
import { handOn, type OutboxRow } from './outbox.store.ts';

/**
 * The Redis channel on which every gateway hears what happened. Channels are not apart by databases
 * of one Redis, as keys are.
 */
export const liveChannel = ({ options }: Redis): string => `live:${options.db ?? 0}`;

const pause = 150;
const pauseAfterTrouble = 2000;

/**
 * Takes what was written into the outbox to the gateways, whose sockets tell the members. Part of
 * the worker.
 */
export class OutboxRelay {
  readonly #context: LiveContext;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(context: LiveContext) {
    this.#context = context;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Empties the outbox once; answers how many rows were told. */
  async drain(): Promise<number> {
    let told = 0;
    for (let rows = -1; rows !== 0; told += rows)
      rows = await handOn(this.#context.db, (batch) => this.#publish(batch));
    return told;
  }

  async #publish(rows: OutboxRow[]): Promise<void> {
    const { redis } = this.#context;
    const pipeline = redis.pipeline();
    for (const row of rows) pipeline.publish(liveChannel(redis), JSON.stringify(row));
    const results = await pipeline.exec();
    const failed = results?.find(([error]) => error !== null);
    if (!results || failed?.[0]) throw failed?.[0] ?? new Error('Redis took no messages.');
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const next = await this.drain().then(
        () => pause,
        (error: unknown) => {
          this.#context.log.error(
            { event: 'outbox_failed', err: error },
            'the outbox could not be handed on',
          );
          return pauseAfterTrouble;
        },
      );
      await wait(next, undefined, { signal }).catch(() => undefined);
    }
  }
}
