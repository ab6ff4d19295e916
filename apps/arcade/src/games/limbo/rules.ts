import { string } from '@lantern/contracts/strings';
import * as z from 'zod/mini';
import { sourceOf } from '../../fair/words.ts';
import type { Chance, SingleGame } from '../game.ts';
import { isAllowed, limitsOf, winOf } from '../money.ts';

/** The target in hundredths: 1.01 to 1,000,000.00. */
export const targets = { least: 101n, most: 100_000_000n } as const;

export interface LimboChoice {
  target: string;
}

/**
 * The result in hundredths: (1 − e) × 2⁵² / (u + 1) with e = 1 %, rounded down, at least 1.00.
 * @param u 52 bits
 */
export function resultOf(u: bigint): bigint {
  const result = (99n * 2n ** 52n) / (u + 1n);
  return result < 100n ? 100n : result;
}

/** How many of the 2⁵² values of u reach a target above 1.00. */
export const winningValues = (target: bigint): bigint => (99n * 2n ** 52n) / target;

export const limboChances = ({ target }: LimboChoice): Chance[] => [
  { ways: winningValues(BigInt(target)), of: 2n ** 52n, factor: factorOf({ target }) },
];

const factorOf = ({ target }: LimboChoice) => BigInt(target) * 100n;

/** Hundredths as text with two decimals. */
export function timesText(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

const shape = /^[1-9][0-9]{2,8}$/;

/** Runs for malformed targets too, which are no numbers. */
const isOffered = ({ target }: LimboChoice): boolean =>
  shape.test(target) && BigInt(target) >= targets.least && BigInt(target) <= targets.most;

/** The outcome is the result in hundredths; it can be longer than a number holds exactly. */
export const limbo: SingleGame<LimboChoice, string> = {
  code: 'limbo',
  algorithm: 'limbo/hmac-sha256/1',
  names: { en: 'Limbo', vi: 'Tên Lửa' },
  category: 'RNG',
  classify: 'arcade',
  rtp: '99.00',
  steps: false,
  choice: z.strictObject({ target: string().check(z.regex(shape)) }).check(z.refine(isOffered)),
  proof: {
    parameters: [],
    parametersOf: () => ({}),
    calculate: (seeds) => timesText(resultOf(sourceOf(seeds).bits52())),
  },
  limitsOf,
  allows: (limits, stake, choice) => isAllowed(limits, stake, factorOf(choice)),
  draw: (seeds) => String(resultOf(sourceOf(seeds).bits52())),
  payout: (stake, choice, result) =>
    BigInt(result) >= BigInt(choice.target) ? winOf(stake, factorOf(choice)) : 0n,
  notation: (result) => timesText(BigInt(result)),
  selection: ({ target }, text) => text('limboTarget', { target: timesText(BigInt(target)) }),
};
