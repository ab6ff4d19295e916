import type { Names, Stated } from '../slot.ts';

/** One win unit of a slot with lines is the stake of one line: a twentieth of the stake. */
export interface LineSymbol {
  /** Its sign in the strips. */
  readonly letter: string;
  /** A wild takes the place of every paying symbol. Scatter and bonus count anywhere. */
  readonly kind: 'pays' | 'wild' | 'scatter' | 'bonus';
  readonly names: Names;
  /** The units for three, four and five in a line; of scatters: anywhere. A bonus has none. */
  readonly pays?: readonly [number, number, number];
}

/** A slot of five reels and twenty lines, as data. */
export interface LinesMachine {
  readonly symbols: readonly LineSymbol[];
  /** The strips, from top to bottom; the end is followed by the beginning. */
  readonly reels: readonly string[];
  /** The strips of free spins; they have no bonus. */
  readonly freeReels: readonly string[];
  readonly free: {
    /** Free spins for three scatters or more, also during free spins. */
    readonly spins: number;
    /** How often a round can start or extend free spins. */
    readonly triggers: number;
    /** What wins of free spins are multiplied by. */
    readonly times: number;
  };
  readonly bonus: {
    /** How many prizes are drawn, each from all of them. */
    readonly picks: number;
    readonly prizes: readonly { readonly units: number; readonly weight: number }[];
  };
  /** The largest factor of a round, in ten-thousandths; wins above it are cut. */
  readonly cap: bigint;
  readonly stated: Stated;
}

export const reelCount = 5;
export const rowCount = 3;
/** Scatters or bonus symbols that start something. */
export const enough = 3;

/** The row of each line on each reel, from the top. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 0, 2, 0, 0],
];

/** One unit in ten-thousandths of the stake. */
export const unitFactor = 10_000n / BigInt(lines.length);

export const weightOf = ({ bonus }: LinesMachine): number =>
  bonus.prizes.reduce((sum, { weight }) => sum + weight, 0);
