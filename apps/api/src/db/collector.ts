import { Refusal } from '@lantern/contracts';
import { endOrPatience } from './batched.ts';

/**
 * Whether an error is of one item's data or of a conflict, so that the others may succeed. It has
 * the class of an SQLSTATE.
 */
export const isOfOne = (error: unknown): boolean =>
  /^(22|23|40|P0)/.test(String((error as { code?: unknown } | undefined)?.code ?? ''));

interface Options<Item, Answer> {
  /** Concurrent calls. */
  lanes: number;
  /** An integer that selects an item's lane. Items that must not run concurrently share one. */
  laneOf(item: Item): number;
  /** Maximum of items per call. */
  largest: number;
  /** Maximum of queued items. */
  mostWaiting: number;
  /** Decides items together, in their order; undefined for one that must be decided alone. */
  together(items: readonly Item[]): Promise<readonly (Answer | undefined)[]>;
  /** Decides a single item, without a time limit. */
  alone(item: Item): Promise<Answer>;
  /** Whether a single item may have caused a failed call; each is then decided alone. */
  isOfOne(error: unknown): boolean;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Lane<Item, Answer> {
  waiting: Waiting<Item, Answer>[];
  running: boolean;
}

/**
 * Batches items that arrive while a call is running, so that they share one round trip and one
 * commit. An item that arrives at an idle lane is sent at once, with those read at the same time.
 * Each item gets its own answer or error.
 */
export class Collector<Item, Answer> {
  readonly #options: Options<Item, Answer>;
  readonly #lanes: readonly Lane<Item, Answer>[];
  #waiting = 0;

  constructor(options: Options<Item, Answer>) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.lanes }, () => ({ waiting: [], running: false }));
  }

  /** @throws Refusal unavailable when the queue is full */
  async add(item: Item): Promise<Answer> {
    const { laneOf, lanes, mostWaiting } = this.#options;
    const lane = this.#lanes[laneOf(item) % lanes];
    if (!lane || this.#waiting >= mostWaiting) throw new Refusal('unavailable');
    return new Promise((resolve, reject) => {
      lane.waiting.push({ item, resolve, reject });
      this.#waiting += 1;
      if (lane.running) return;
      lane.running = true;
      // After the requests that have already been read from the network.
      setImmediate(() => void this.#run(lane));
    });
  }

  async #run(lane: Lane<Item, Answer>): Promise<void> {
    while (lane.waiting.length > 0) {
      const items = lane.waiting.splice(0, this.#options.largest);
      this.#waiting -= items.length;
      await endOrPatience(this.#decide(items));
    }
    lane.running = false;
  }

  async #decide(items: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.#options.together(items.map(({ item }) => item));
      for (const [at, one] of items.entries()) {
        const answer = answers[at];
        if (answer === undefined) this.#decideAlone(one);
        else one.resolve(answer);
      }
    } catch (error) {
      const again = this.#options.isOfOne(error);
      for (const one of items) {
        if (again) this.#decideAlone(one);
        else one.reject(error);
      }
    }
  }

  #decideAlone({ item, resolve, reject }: Waiting<Item, Answer>): void {
    this.#options.alone(item).then(resolve, reject);
  }
}
