import { Refusal } from '@lantern/contracts';
import { endOrPatience } from './batched.ts';

interface Options<Item, Answer> {
  /** Calls that may be under way at the same time. */
  lanes: number;
  /**
   * A whole number that says which lane an item goes by: what must not be decided twice at a time
   * goes by the same one.
   */
  laneOf(item: Item): number;
  /** Items in one call, at most. */
  largest: number;
  /** Items that may wait for their call, at most. */
  mostWaiting: number;
  /**
   * Decides items together and answers in their order; undefined for one that has to be decided by
   * itself.
   */
  together(items: readonly Item[]): Promise<readonly (Answer | undefined)[]>;
  /** Decides an item by itself, however long that takes. */
  alone(item: Item): Promise<Answer>;
  /**
   * Whether a call that failed may have done so because of one of its items; each is then decided
   * by itself.
   */
  isOfOne(error: unknown): boolean;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Lane<Item, Answer> {
  waiting: Waiting<Item, Answer>[];
  underWay: boolean;
}

/**
 * Sends together what arrives while the last call is under way, so that many items share one round
 * trip and one commit. An item that comes when nothing is under way goes at once, with those that
 * came with it. Each gets its own answer, or its own failure.
 */
export class Collector<Item, Answer> {
  readonly #options: Options<Item, Answer>;
  readonly #lanes: readonly Lane<Item, Answer>[];
  #waiting = 0;

  constructor(options: Options<Item, Answer>) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.lanes }, () => ({ waiting: [], underWay: false }));
  }

  /** @throws Refusal unavailable when too many wait already */
  async add(item: Item): Promise<Answer> {
    const { laneOf, lanes, mostWaiting } = this.#options;
    const lane = this.#lanes[laneOf(item) % lanes];
    if (!lane || this.#waiting >= mostWaiting) throw new Refusal('unavailable');
    return new Promise((resolve, reject) => {
      lane.waiting.push({ item, resolve, reject });
      this.#waiting += 1;
      if (lane.underWay) return;
      lane.underWay = true;
      // After all that has been read from the network by now.
      setImmediate(() => void this.#run(lane));
    });
  }

  async #run(lane: Lane<Item, Answer>): Promise<void> {
    while (lane.waiting.length > 0) {
      const items = lane.waiting.splice(0, this.#options.largest);
      this.#waiting -= items.length;
      await endOrPatience(this.#decide(items));
    }
    lane.underWay = false;
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
