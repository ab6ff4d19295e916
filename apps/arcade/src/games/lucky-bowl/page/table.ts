import { type Limits, stakesProblem } from '../limits.ts';
import { type Stakes, totalOf } from '../payout.ts';
import { type BowlSymbol, symbols } from '../symbols.ts';

export type TableProblem = 'aboveMaximum' | 'aboveBalance';

/** The chips on the table before a round. Every change can be undone, including `clear`. */
export class Table {
  readonly #limits: Limits;
  #steps: Stakes[] = [{}];
  /** The stakes of the last round. */
  #last: Stakes = {};

  constructor(limits: Limits, last: Stakes = {}) {
    this.#limits = limits;
    this.#last = last;
  }

  get stakes(): Stakes {
    return this.#steps.at(-1) ?? {};
  }

  get total(): bigint {
    return totalOf(this.stakes);
  }

  get canUndo(): boolean {
    return this.#steps.length > 1;
  }

  get canRepeat(): boolean {
    return this.total === 0n && totalOf(this.#last) > 0n;
  }

  place(symbol: BowlSymbol, chip: bigint, balance: bigint): TableProblem | undefined {
    return this.#change({ ...this.stakes, [symbol]: (this.stakes[symbol] ?? 0n) + chip }, balance);
  }

  double(balance: bigint): TableProblem | undefined {
    const doubled = symbols.flatMap((symbol) => {
      const stake = this.stakes[symbol];
      return stake === undefined ? [] : [[symbol, stake * 2n]];
    });
    return this.#change(Object.fromEntries(doubled), balance);
  }

  repeat(balance: bigint): TableProblem | undefined {
    return this.#change(this.#last, balance);
  }

  clear(): void {
    if (this.total > 0n) this.#steps.push({});
  }

  undo(): void {
    if (this.canUndo) this.#steps.pop();
  }

  /** Clears the table after a round and keeps the stakes for `repeat`. */
  finish(): void {
    if (this.total > 0n) this.#last = this.stakes;
    this.#steps = [{}];
  }

  /** Applies the new stakes, unless they are above the maximum or the balance. */
  #change(stakes: Stakes, balance: bigint): TableProblem | undefined {
    if (stakesProblem(this.#limits, stakes) === 'above_maximum') return 'aboveMaximum';
    if (totalOf(stakes) > balance) return 'aboveBalance';
    this.#steps.push(stakes);
    return undefined;
  }
}
