import * as z from 'zod/mini';
import { type Seeds, sourceOf } from '../../fair/words.ts';
import type { Chance, SingleGame } from '../game.ts';
import { choose, isAllowed, limitsOf, winOf } from '../money.ts';

export const numbers = 40;
export const drawn = 10;
export const mostPicks = 10;

export interface KenoChoice {
  /** 1 to 10 different numbers from 1 to 40, ascending. */
  picks: number[];
}

/** By the number of picks: what 0, 1, 2 … hits pay. */
const tables: readonly (readonly number[])[] = [
  [],
  [0, 3.96],
  [0, 1.2, 9.1],
  [0, 0.7, 1.4, 40],
  [0, 0, 2.1, 6.7, 120],
  [0, 0, 1.7, 3, 17, 300],
  [0, 0, 1, 2.2, 9.6, 64, 600],
  [0, 0, 0, 3.1, 6.1, 21, 100, 700],
  [0, 0, 0, 1, 5.1, 21, 78, 280, 1_000],
  [0, 0, 0, 1.9, 2.7, 5.6, 15, 50, 200, 1_000],
  [0, 0, 0, 1.8, 2, 3, 5.7, 14, 45, 190, 1_000],
];

/** The factors for 0, 1, 2 … hits, in ten-thousandths. */
export const paysOf = (picks: number): bigint[] =>
  (tables[picks] ?? []).map((factor) => BigInt(Math.round(factor * 10_000)));

/** Hypergeometric: hits among the picks when 10 of 40 are drawn. */
export const kenoChances = (picks: number): Chance[] =>
  paysOf(picks).map((factor, hits) => ({
    ways: choose(picks, hits) * choose(numbers - picks, drawn - hits),
    of: choose(numbers, drawn),
    factor,
  }));

export const highestPay = (picks: number): bigint => paysOf(picks).at(-1) ?? 0n;

export const hitsOf = (picks: readonly number[], balls: readonly number[]): number =>
  picks.filter((pick) => balls.includes(pick)).length;

/** The first ten of the shuffled numbers, in the order in which they are shown. */
const ballsOf = (seeds: Seeds): number[] =>
  sourceOf(seeds)
    .shuffled(numbers)
    .slice(0, drawn)
    .map((place) => place + 1);

const isAscending = (picks: readonly number[]): boolean =>
  picks.every((pick, at) => at === 0 || pick > (picks[at - 1] ?? 0));

export const keno: SingleGame<KenoChoice, number[]> = {
  code: 'keno',
  algorithm: 'keno/hmac-sha256/1',
  names: { en: 'Keno', vi: 'Keno' },
  category: 'RNG',
  classify: 'lottery',
  rtp: '98.53',
  steps: false,
  choice: z.strictObject({
    picks: z
      .array(z.int().check(z.minimum(1), z.maximum(numbers)))
      .check(z.minLength(1), z.maxLength(mostPicks), z.refine(isAscending)),
  }),
  proof: {
    parameters: [],
    parametersOf: () => ({}),
    calculate: (seeds) => ballsOf(seeds).join(','),
  },
  limitsOf,
  allows: (limits, stake, { picks }) => isAllowed(limits, stake, highestPay(picks.length)),
  draw: ballsOf,
  payout: (stake, { picks }, balls) =>
    winOf(stake, paysOf(picks.length)[hitsOf(picks, balls)] ?? 0n),
  notation: (balls) => balls.join(','),
  selection: ({ picks }, text) => text('kenoChosen', { picks: picks.join(', ') }),
};
