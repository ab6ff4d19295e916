import * as z from 'zod/mini';
import { sourceOf } from '../../fair/words.ts';
import type { Chance, SingleGame } from '../game.ts';
import { isAllowed, limitsOf, winOf } from '../money.ts';

export const sizes = [10, 20, 30, 40, 50] as const;
export const risks = ['low', 'medium', 'high'] as const;

export type WheelRisk = (typeof risks)[number];
export type WheelSize = (typeof sizes)[number];

export interface WheelChoice {
  risk: WheelRisk;
  segments: WheelSize;
}

/** The paying segments in ten-thousandths; their sum is 0.99 × the number of segments. */
const medium: Readonly<Record<WheelSize, readonly number[]>> = {
  10: [3, 2, 1.9, 1.5, 1.5],
  20: [3, 2.5, 2.5, 2, 2, 2, 2, 2, 1.8],
  30: [4, 3, 3, 2, 2, 2, 2, 2, 2, 1.7, 1.5, 1.5, 1.5, 1.5],
  40: [3, 3, 3, 3, 2.5, 2.5, 2.5, 2.5, 2, 2, 2, 2, 2, 2, 2, 2, 1.6],
  50: [...[5, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2], ...[1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1]],
};
const lowTen = [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0];

/** Spreads paying segments over the wheel, with empty ones between them. */
function spread(paying: readonly number[], segments: number): number[] {
  const wheel = Array<number>(segments).fill(0);
  for (const [at, factor] of paying.entries())
    wheel[Math.floor((at * segments) / paying.length)] = factor;
  return wheel;
}

/** The factors of the segments, clockwise from the pointer, in ten-thousandths. */
export function segmentsOf({ risk, segments }: WheelChoice): bigint[] {
  const table = {
    low: Array.from({ length: segments }, (_, at) => lowTen[at % 10] ?? 0),
    medium: spread(medium[segments], segments),
    high: spread([0.99 * segments], segments),
  };
  return table[risk].map((factor) => BigInt(Math.round(factor * 10_000)));
}

export const highestSegment = (choice: WheelChoice): bigint =>
  segmentsOf(choice).reduce((high, factor) => (factor > high ? factor : high), 0n);

/** The different factors of a wheel, highest first, with how many segments have each. */
export const wheelChances = (choice: WheelChoice): Chance[] => {
  const all = segmentsOf(choice);
  const different = [...new Set(all)].sort((a, b) => (a < b ? 1 : -1));
  return different.map((factor) => ({
    ways: BigInt(all.filter((one) => one === factor).length),
    of: BigInt(choice.segments),
    factor,
  }));
};

const isSize = (value: number): value is WheelSize => sizes.some((size) => size === value);

/** The outcome is the segment under the pointer, from 0. */
export const wheel: SingleGame<WheelChoice, number> = {
  code: 'wheel',
  algorithm: 'wheel/hmac-sha256/1',
  names: { en: 'Wheel', vi: 'Vòng Quay' },
  category: 'RNG',
  classify: 'arcade',
  rtp: '99.00',
  steps: false,
  choice: z.strictObject({ risk: z.enum(risks), segments: z.literal([...sizes]) }),
  proof: {
    parameters: [{ name: 'segments', least: 10, most: 50 }],
    parametersOf: ({ segments }) => ({ segments }),
    calculate: (seeds, { segments = 10 }) =>
      isSize(segments) ? String(sourceOf(seeds).below(segments)) : '',
  },
  limitsOf,
  allows: (limits, stake, choice) => isAllowed(limits, stake, highestSegment(choice)),
  draw: (seeds, { segments }) => sourceOf(seeds).below(segments),
  payout: (stake, choice, segment) => winOf(stake, segmentsOf(choice)[segment] ?? 0n),
  notation: String,
  selection: ({ risk, segments }, text) =>
    text('wheelChosen', { risk: text(`${risk}Risk`), segments: String(segments) }),
};
