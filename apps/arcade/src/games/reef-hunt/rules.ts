import * as z from 'zod/mini';
import { type Source, sourceOf } from '../../fair/words.ts';
import type { Text, TextKey } from '../../texts/texts.ts';
import type { SingleGame, StakeLimits } from '../game.ts';
import { type Kind, kindOf, kinds, largestOf, sumOf } from './kinds.ts';
import { findFish, highestFish, isInSea } from './sea.ts';

/** The shots of one round. They are one bet, so that fast shooting costs few wallet calls. */
export const mostShots = 5;

/** The share of each shot that is paid back, in hundredths: the same for every kind. */
export const returned = 97;

export interface ReefChoice {
  /** The numbers of the fish that are shot at, in order. */
  fish: number[];
}

/** What each shot pays, in whole stakes of a shot; 0 for one that catches nothing. */
export type ReefOutcome = number[];

/** Of `of` numbers that a shot draws, the first `returned` catch. */
export const drawnFrom = (kind: Kind): number => {
  const { ways, times } = sumOf(kind);
  return (100 * times) / ways;
};

/** What one shot pays, in whole stakes. */
export function shootOnce(source: Source, kind: Kind): number {
  if (source.below(drawnFrom(kind)) >= returned) return 0;
  const [first] = kind.prizes;
  if (kind.prizes.length === 1) return first.times;
  let drawn = source.below(sumOf(kind).ways);
  const prize = kind.prizes.find(({ ways }) => {
    drawn -= ways;
    return drawn < 0;
  });
  return (prize ?? first).times;
}

/** What the shots at these kinds pay, drawn in order. */
export function shootAt(
  seeds: Parameters<typeof sourceOf>[0],
  numbers: readonly number[],
): ReefOutcome {
  const source = sourceOf(seeds);
  return numbers.map((number) => shootOnce(source, kindOf(number)));
}

/** The kinds of the fish of a choice. */
export const kindsIn = ({ fish }: ReefChoice): number[] =>
  fish.map((one) => findFish(one)?.kind ?? 1);

const parts = Array.from({ length: mostShots }, (_, at) => `shot${at + 1}`);

interface Table {
  /** Stakes of one shot, in whole units of the currency. */
  chips: readonly bigint[];
}

const tables: Readonly<Record<string, Table>> = {
  VND: { chips: [1_000n, 5_000n, 20_000n, 100_000n, 500_000n] },
  PHP: { chips: [1n, 5n, 20n, 100n, 500n] },
};
const elsewhere: Table = { chips: [1n, 5n, 10n, 50n, 100n] };
const highest = Math.max(...kinds.map(largestOf));

/** The chips are stakes of a shot; minimum, maximum and cap are of a round. */
export function limitsOf(currency: string, digits: number): StakeLimits {
  const unit = 10n ** BigInt(digits);
  const chips = (tables[currency] ?? elsewhere).chips.map((chip) => chip * unit);
  const most = (chips.at(-1) ?? 1n) * BigInt(mostShots);
  const [least = 1n] = chips;
  return { chips, minimum: least, maximum: most, cap: most * BigInt(highest) };
}

/** The stake of one shot; undefined when the stake is not the same for all. */
export function powerOf(stake: bigint, shots: number): bigint | undefined {
  const count = BigInt(shots);
  return stake % count === 0n ? stake / count : undefined;
}

const written = (numbers: readonly number[], text: Text): string =>
  kinds
    .flatMap(({ name }, place) => {
      const count = numbers.filter((number) => number === place + 1).length;
      const fish = text(`reef-${name}` as TextKey);
      return count === 0 ? [] : [count === 1 ? fish : `${fish} ×${count}`];
    })
    .join(', ');

export const reefHunt: SingleGame<ReefChoice, ReefOutcome> = {
  code: 'reef-hunt',
  algorithm: 'reef-hunt/hmac-sha256/1',
  names: { en: 'Reef Hunt', vi: 'Săn Cá Rạn San Hô' },
  category: 'FISH',
  classify: 'arcade',
  rtp: `${returned}.00`,
  steps: false,
  sea: true,
  choice: z.strictObject({
    fish: z.array(z.int().check(z.minimum(0), z.maximum(highestFish))).check(
      z.minLength(1),
      z.maxLength(mostShots),
      z.refine((fish) => fish.every((one) => findFish(one) !== undefined)),
    ),
  }),
  proof: {
    parameters: parts.map((name, at) => ({ name, least: at === 0 ? 1 : 0, most: kinds.length })),
    parametersOf: (choice) => {
      const numbers = kindsIn(choice);
      return Object.fromEntries(parts.map((name, at) => [name, numbers[at] ?? 0]));
    },
    calculate: (seeds, parameters) => {
      const numbers = parts.map((name) => parameters[name] ?? 0).filter((number) => number > 0);
      return shootAt(seeds, numbers).join(',');
    },
  },
  limitsOf,
  allows: (limits, stake, { fish }) => {
    const power = powerOf(stake, fish.length);
    const most = limits.maximum / BigInt(mostShots);
    return power !== undefined && power >= limits.minimum && power <= most;
  },
  isInTime: ({ fish }, nowMs) => fish.every((one) => isInSea(one, nowMs)),
  draw: (seeds, choice) => shootAt(seeds, kindsIn(choice)),
  payout: (stake, { fish }, outcome) => {
    const power = powerOf(stake, fish.length) ?? 0n;
    return power * BigInt(outcome.reduce((sum, times) => sum + times, 0));
  },
  notation: (outcome) => outcome.join(','),
  selection: (choice, text) => text('reefChosen', { fish: written(kindsIn(choice), text) }),
};
