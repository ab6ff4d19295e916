/** Repeatable random choices: the same seed gives the same choices (xorshift, 32 bits). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) >>> 0 || 1;
  }

  #next(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x >>> 0;
    return this.#state;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + (this.#next() % (max - min + 1));
  }

  /** True in `percent` of 100 cases. */
  happens(percent: number): boolean {
    return this.between(1, 100) <= percent;
  }

  pick<Value>(values: readonly Value[]): Value {
    const picked = values[this.between(0, values.length - 1)];
    if (picked === undefined) throw new Error('The list is empty.');
    return picked;
  }

  /** One of the names, by weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = Object.keys(weights) as Name[];
    let at = this.between(
      1,
      names.reduce((sum, name) => sum + weights[name], 0),
    );
    for (const name of names) {
      at -= weights[name];
      if (at <= 0) return name;
    }
    throw new Error('The weights are empty.');
  }

  /** An independent generator, which does not affect other draws. */
  fork(): Chance {
    return new Chance(this.#next());
  }
}
