import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of the 64 characters of a seed, as 64 lower-case hexadecimal characters. */
const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export interface Chain {
  /** s[length]. */
  readonly lastSeed: string;
  /** The number of rounds. */
  readonly length: number;
}

/** Every this many seeds one is kept in memory, so that a seed is few hashes away. */
const spacing = 128;

/** The seeds s[0] to s[length] of a chain: each is the hash of the next one. */
export class ChainSeeds {
  readonly #kept: string[] = [];
  readonly #length: number;

  constructor({ lastSeed, length }: Chain) {
    this.#length = length;
    let seed = lastSeed;
    for (let at = length; at >= 0; at -= 1) {
      if ((length - at) % spacing === 0) this.#kept.push(seed);
      seed = hashOf(seed);
    }
  }

  /** s[number]. */
  at(number: number): string {
    const behind = this.#length - number;
    let seed = this.#kept[Math.floor(behind / spacing)];
    if (seed === undefined || number < 0) throw new RangeError(`the chain has no seed ${number}`);
    for (let left = behind % spacing; left > 0; left -= 1) seed = hashOf(seed);
    return seed;
  }
}

export const newChain = (length: number): Chain => ({
  lastSeed: randomBytes(32).toString('hex'),
  length,
});
