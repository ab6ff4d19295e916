import type { Names, Stated } from '../slot.ts';

export interface CascadeSymbol {
  readonly letter: string;
  /** How often it is drawn, of the weight of all symbols together. */
  readonly weight: number;
  readonly names: Names;
  /** The hundredths of the stake for 8, 10 and 12 of them; a scatter: for 4, 5 and 6. */
  readonly pays: readonly [number, number, number];
}

/** A slot of six columns and five rows, as data. The last symbol is the scatter. */
export interface CascadesMachine {
  readonly symbols: readonly CascadeSymbol[];
  /** What the wins of a spin's first, second … cascade are multiplied by; the last goes on. */
  readonly times: readonly number[];
  readonly freeTimes: readonly number[];
  readonly free: {
    /** Free spins for four scatters or more. */
    readonly spins: number;
    /** Free spins more, for three scatters or more during free spins. */
    readonly more: number;
    /** The most free spins of a round. */
    readonly most: number;
  };
  /** The largest factor of a round, in ten-thousandths; wins above it are cut. */
  readonly cap: bigint;
  /** From the simulation; see `simulated.ts`. */
  readonly stated: Stated;
}

export const columnCount = 6;
export const rowsOfColumn = 5;
export const cellCount = columnCount * rowsOfColumn;
/** Equal symbols that win, and from where they win more. */
export const tiers = [8, 10, 12] as const;
export const scatterTiers = [4, 5, 6] as const;
export const scattersStart = 4;
export const scattersExtend = 3;

/** One hundredth of the stake in ten-thousandths. */
export const hundredth = 100n;

export const weightOfAll = ({ symbols }: CascadesMachine): number =>
  symbols.reduce((sum, { weight }) => sum + weight, 0);
