import { createHash } from 'node:crypto';
import { cutAt } from './cascades-game.ts';
import type { CascadesMachine } from './machine.ts';
import { hundredth } from './machine.ts';
import { cascadeRound, tumblerOf } from './tumble.ts';

/** What many rounds of a slot with cascades paid, for a stake of one. */
export interface Simulated {
  /** The machine that was played. */
  readonly machine: string;
  readonly seed: number;
  readonly rounds: number;
  /** The mean of the factor, and its standard deviation. */
  readonly mean: number;
  readonly deviation: number;
  /** The shares of rounds that won something, and that had free spins. */
  readonly hitRate: number;
  readonly freeRate: number;
  /** The highest factor of all rounds. */
  readonly highest: number;
}

/** Of all numbers of a machine that decide what it pays: figures of others are of no use. */
export function fingerprintOf({
  symbols,
  times,
  freeTimes,
  free,
  cap,
}: Omit<CascadesMachine, 'stated'>): string {
  const drawn = symbols.map(({ weight, pays }) => [weight, pays]);
  const numbers = JSON.stringify([drawn, times, freeTimes, free, String(cap)]);
  return createHash('sha256').update(numbers).digest('hex').slice(0, 16);
}

/** The 32-bit words of the generator sfc32, which is fast and passes the usual test suites. */
export function wordsFrom(seed: number): () => number {
  let [a, b, c, count] = [0, seed | 0, (seed ^ 0x9e3779b9) | 0, 1];
  const next = () => {
    const word = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let skipped = 0; skipped < 20; skipped += 1) next();
  return next;
}

/** Plays rounds by the rules of the game, with numbers from a generator instead of seeds. */
export function simulate(machine: CascadesMachine, seed: number, rounds: number): Simulated {
  const tumbler = tumblerOf(machine);
  const word = wordsFrom(seed);
  const size = tumbler.drawn.length;
  const firstSkipped = Math.floor(2 ** 32 / size) * size;
  const below = () => {
    let drawn = word();
    while (drawn >= firstSkipped) drawn = word();
    return drawn % size;
  };
  const most = Number(cutAt(machine, Number.MAX_SAFE_INTEGER) / hundredth);
  let [sum, squares, hits, free, highest] = [0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { paid: whole, freeSpins } = cascadeRound(tumbler, below);
    const paid = whole < most ? whole : most;
    sum += paid;
    squares += paid * paid;
    if (paid > 0) hits += 1;
    if (freeSpins > 0) free += 1;
    if (paid > highest) highest = paid;
  }
  const mean = sum / rounds / 100;
  return {
    ...{ machine: fingerprintOf(machine), seed, rounds, mean },
    deviation: Math.sqrt(squares / rounds / 10_000 - mean * mean),
    hitRate: hits / rounds,
    freeRate: free / rounds,
    highest: highest / 100,
  };
}
