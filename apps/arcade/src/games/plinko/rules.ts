import * as z from 'zod/mini';
import { sourceOf } from '../../fair/words.ts';
import type { Chance, SingleGame } from '../game.ts';
import { choose, isAllowed, limitsOf, winOf } from '../money.ts';
import { halves } from './tables.ts';

export const rows = { least: 8, most: 16 } as const;
export const risks = ['low', 'medium', 'high'] as const;

export type Risk = (typeof risks)[number];

export interface PlinkoChoice {
  risk: Risk;
  rows: number;
}

/** The factors of all bins from left to right, in ten-thousandths. */
export function binsOf({ risk, rows: count }: PlinkoChoice): bigint[] {
  const half = halves[risk][count] ?? [];
  const left = half.map((factor) => BigInt(Math.round(factor * 10_000)));
  const right = (count % 2 === 0 ? left.slice(0, -1) : left).toReversed();
  return [...left, ...right];
}

export const highestOf = (choice: PlinkoChoice): bigint => binsOf(choice)[0] ?? 0n;

export const plinkoChances = (choice: PlinkoChoice): Chance[] =>
  binsOf(choice).map((factor, bin) => ({
    ways: choose(choice.rows, bin),
    of: 2n ** BigInt(choice.rows),
    factor,
  }));

const pathOf = (seeds: Parameters<typeof sourceOf>[0], count: number): number[] => {
  const source = sourceOf(seeds);
  return Array.from({ length: count }, () => source.below(2));
};

/** The bin: how often the ball went right. */
export const binOf = (path: readonly number[]): number => path.reduce((sum, one) => sum + one, 0);

const pathText = (path: readonly number[]) => path.map((one) => (one ? 'R' : 'L')).join('');

/** The outcome is the path: 0 for left and 1 for right at each row. */
export const plinko: SingleGame<PlinkoChoice, number[]> = {
  code: 'plinko',
  algorithm: 'plinko/hmac-sha256/1',
  names: { en: 'Plinko', vi: 'Thả Bóng' },
  category: 'RNG',
  classify: 'arcade',
  rtp: '98.53',
  steps: false,
  choice: z.strictObject({
    risk: z.enum(risks),
    rows: z.int().check(z.minimum(rows.least), z.maximum(rows.most)),
  }),
  proof: {
    parameters: [{ name: 'rows', ...rows }],
    parametersOf: ({ rows: count }) => ({ rows: count }),
    calculate: (seeds, { rows: count = rows.least }) => pathText(pathOf(seeds, count)),
  },
  limitsOf,
  allows: (limits, stake, choice) => isAllowed(limits, stake, highestOf(choice)),
  draw: (seeds, { rows: count }) => pathOf(seeds, count),
  payout: (stake, choice, path) => winOf(stake, binsOf(choice)[binOf(path)] ?? 0n),
  notation: pathText,
  selection: ({ risk, rows: count }, text) =>
    text('plinkoChosen', { risk: text(`${risk}Risk`), rows: String(count) }),
};
