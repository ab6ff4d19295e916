import { type Stakes, totalOf } from '../payout.ts';
import { type BowlSymbol, symbols } from '../symbols.ts';

/** The chips on the symbols. Every change can be undone, including `clear`. */
export class Chips {
  #steps: Stakes[] = [{}];
  /** The stakes of the last round. */
  #last: Stakes = {};

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

  place(symbol: BowlSymbol, chip: bigint): void {
    this.#steps.push({ ...this.stakes, [symbol]: (this.stakes[symbol] ?? 0n) + chip });
  }

  double(): void {
    const doubled = symbols.flatMap((symbol) => {
      const stake = this.stakes[symbol];
      return stake === undefined ? [] : [[symbol, stake * 2n]];
    });
    this.#steps.push(Object.fromEntries(doubled));
  }

  repeat(): void {
    this.#steps.push(this.#last);
  }

  clear(): void {
    if (this.total > 0n) this.#steps.push({});
  }

  undo(): void {
    if (this.canUndo) this.#steps.pop();
  }

  /** Keeps stakes for `repeat`: those of a round from before, or of the one that is played. */
  remember(stakes: Stakes = this.stakes): void {
    this.#last = stakes;
  }
}
