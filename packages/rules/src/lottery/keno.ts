import { chances, choicePlay, upTo } from './choice.ts';
import type { Family, Play, Result, Win } from './family.ts';
import { choose, chooseBig, type Fraction, fraction } from './fraction.ts';
import { counted, inBoth, only, play, slot, sum, winsBy } from './play.ts';
import { balls } from './result.ts';
import { tokensOf } from './tokens.ts';

const numbers = tokensOf(balls(80));
const drawn = 20;
/** C(80, 20). */
const sets = 3_535_316_142_212_174_320n;
const mostPicks = 20;

/** The probability that `hits` of `size` numbers are drawn. */
const chanceOfHits = (size: number, hits: number): Fraction =>
  fraction(chooseBig(size, hits) * chooseBig(80 - size, drawn - hits), sets);

/** All numbers of a note are drawn. */
const pickAll = (size: number): Play =>
  counted({
    code: `pick${size}`,
    shape: { slots: [slot(numbers, size, mostPicks)] },
    chance: chanceOfHits(size, size),
    notes: (selection) => choose(only(selection).length, size),
    hits: (selection, result) => choose(inBoth(only(selection), result), size),
    most: (selection) => choose(only(selection).length, size),
  });

/** A note wins by how many of its numbers are drawn, from none; the rate card has the prizes. */
const pickTable = (size: number): Play => {
  const hitCounts = upTo(0, size);
  const winsWith = (picked: number, hit: number): Win[] =>
    hitCounts.map((count) => ({
      tier: String(count),
      hits: choose(hit, count) * choose(picked - hit, size - count),
    }));
  return play({
    code: `pick${size}.table`,
    shape: { slots: [slot(numbers, size, mostPicks)] },
    isTable: true,
    tiers: hitCounts.map((hits) => ({ code: String(hits), chance: chanceOfHits(size, hits) })),
    notes: (selection) => choose(only(selection).length, size),
    wins: (selection, result) =>
      winsBy(winsWith(only(selection).length, inBoth(only(selection), result))),
    best: (selection) => {
      const picked = only(selection).length;
      return upTo(0, picked).map((hit) => winsBy(winsWith(picked, hit)));
    },
  });
};

const total = (result: Result): number => sum(result.map(Number));
const smallest = 210;
const largest = 1410;

const sumPlay: Play = choicePlay({
  code: 'sum-sides',
  options: chances(
    {
      big: 1_759_886_689_338_606_861n,
      small: 1_759_886_689_338_606_861n,
      tie: 15_542_763_534_960_598n,
    },
    sets,
  ),
  value: total,
  holds: (points) => [points === 810 ? 'tie' : points > 810 ? 'big' : 'small'],
  values: [809, 810, 811],
});

/** More than ten of the twenty have a property, fewer, or exactly ten. */
const majority = (code: string, more: string, fewer: string, has: (ball: number) => boolean) =>
  choicePlay({
    code,
    options: chances(
      {
        [more]: 1_408_393_885_741_467_768n,
        [fewer]: 1_408_393_885_741_467_768n,
        tie: 718_528_370_729_238_784n,
      },
      sets,
    ),
    value: (result) => result.filter((ball) => has(Number(ball))).length,
    holds: (count) => [count === 10 ? 'tie' : count > 10 ? more : fewer],
    values: [9, 10, 11],
  });

/** The five elements with the highest sum of each, and how many sets have it. */
const elementRows = [
  ['gold', 695, 362_424_019_495_171_770n],
  ['wood', 763, 712_463_910_471_784_803n],
  ['water', 855, 1_371_845_418_169_315_204n],
  ['fire', 923, 719_054_759_525_309_151n],
  ['earth', largest, 369_528_034_550_593_392n],
] as const;

const elements: Play = choicePlay({
  code: 'elements',
  options: elementRows.map(([name, , ways]) => [name, fraction(ways, sets)]),
  value: total,
  holds: (points) => [elementRows.find(([, highest]) => points <= highest)?.[0] ?? 'earth'],
  values: [smallest, 763, 855, 923, largest],
});

/** Twenty of 80 numbers (KL8, keno). */
export const keno: Family = {
  code: 'kl8',
  drawing: { kind: 'distinct', from: 80, count: drawn, sorted: drawn },
  plays: [
    ...upTo(1, 7).map(pickAll),
    ...upTo(2, 10).map(pickTable),
    sumPlay,
    majority('upper-lower', 'upper', 'lower', (number) => number <= 40),
    majority('odd-even', 'odd', 'even', (number) => number % 2 === 1),
    elements,
  ],
};
