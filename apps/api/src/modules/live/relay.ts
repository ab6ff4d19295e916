import type { Redis } from 'ioredis';
import { Repeating } from '../../repeating.ts';
import type { LiveContext } from './context.ts';
import { type OutboxRow, publishOldest } from './outbox.store.ts';

/** The Redis channel of live events. Databases of one Redis share channels, unlike keys. */
export const liveChannel = ({ options }: Redis): string => `live:${options.db ?? 0}`;

const pauses = { pause: 150, pauseAfterError: 2000 };

/** A row as the gateways read it (see hub.ts). */
const messageOf = ({ topic, brandId, memberId, payload }: OutboxRow): string =>
  JSON.stringify({ topic, brand_id: brandId, member_id: memberId, payload });

/** Publishes the outbox to the gateways, whose sockets notify the pages. Runs in the worker. */
export class OutboxRelay extends Repeating {
  readonly #context: LiveContext;

  constructor(context: LiveContext) {
    super(pauses);
    this.#context = context;
  }

  /** Empties the outbox once; returns the number of rows published. */
  async drain(): Promise<number> {
    let published = 0;
    for (let rows = -1; rows !== 0; published += rows)
      rows = await publishOldest(this.#context.db, (batch) => this.#publish(batch));
    return published;
  }

  async #publish(rows: OutboxRow[]): Promise<void> {
    const { redis } = this.#context;
    const pipeline = redis.pipeline();
    for (const row of rows) pipeline.publish(liveChannel(redis), messageOf(row));
    const results = await pipeline.exec();
    const failed = results?.find(([error]) => error !== null);
    if (!results || failed?.[0]) throw failed?.[0] ?? new Error('Redis accepted no messages.');
  }

  protected step(): Promise<unknown> {
    return this.drain();
  }

  protected failed(error: unknown): void {
    this.#context.log.error(
      { event: 'outbox_failed', err: error },
      'the outbox could not be published',
    );
  }
}
