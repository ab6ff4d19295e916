import { chances, choicePlay, sidesOf, upTo } from './choice.ts';
import { type Family, type Play, push, type Result, type Win } from './family.ts';
import { choose, type Fraction, fraction } from './fraction.ts';
import { counted, inBoth, only, play, slot, sum, winsBy } from './play.ts';
import { balls } from './result.ts';
import { tokensOf } from './tokens.ts';

const all = balls(49);
const numbers = tokensOf(all);
const mainOf = (result: Result): Result => result.slice(0, 6);
const specialOf = (result: Result): string => result[6] ?? '';

/** The colours of the balls, as the field prints them. */
const colourOf: Readonly<Record<string, readonly number[]>> = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
};

const special: Play = choicePlay({
  code: 'special',
  options: all.map((number) => [number, fraction(1, 49)]),
  tier: 'win',
  value: specialOf,
  holds: (number) => [number],
  values: all,
});

/** Big is 25 to 48; 49 returns the stakes. */
const specialSides: Play = choicePlay({
  code: 'special.sides',
  options: chances({ big: 24, small: 24, odd: 24, even: 24 }, 49),
  value: (result) => Number(specialOf(result)),
  holds: (number) => (number === 49 ? push : sidesOf(number, 25)),
  values: upTo(1, 49),
  pushed: fraction(1, 49),
});

const colours = Object.keys(colourOf);
const specialColour: Play = choicePlay({
  code: 'special.colour',
  options: chances({ red: 17, blue: 16, green: 16 }, 49),
  value: (result) =>
    colours.find((colour) => colourOf[colour]?.includes(Number(specialOf(result)))) ?? '',
  holds: (colour) => [colour],
  values: colours,
});

/** All numbers of a note are among the six. */
const together = (code: string, count: number, chance: Fraction): Play =>
  counted({
    code,
    shape: { slots: [slot(numbers, count)] },
    chance,
    notes: (selection) => choose(only(selection).length, count),
    hits: (selection, result) => choose(inBoth(only(selection), mainOf(result)), count),
    most: (selection) => choose(Math.min(only(selection).length, 6), count),
  });

const threeHitWins = (picked: number, hit: number): Win[] => [
  { tier: '2', hits: choose(hit, 2) * (picked - hit) },
  { tier: '3', hits: choose(hit, 3) },
];

/** A note of three numbers wins if two of them are among the six, and more if all are. */
const threeHitTwo: Play = play({
  code: 'three-hit-two',
  shape: { slots: [slot(numbers, 3)] },
  isTable: true,
  tiers: [
    { code: '2', chance: fraction(choose(6, 2) * 43, choose(49, 3)) },
    { code: '3', chance: fraction(choose(6, 3), choose(49, 3)) },
  ],
  notes: (selection) => choose(only(selection).length, 3),
  wins: (selection, result) =>
    winsBy(threeHitWins(only(selection).length, inBoth(only(selection), mainOf(result)))),
  best: (selection) => {
    const picked = only(selection).length;
    const fewest = Math.max(0, picked - 43);
    return upTo(fewest, Math.min(picked, 6)).map((hit) => winsBy(threeHitWins(picked, hit)));
  },
});

/** The sum of all seven: big from 175. */
const sumSides: Play = choicePlay({
  code: 'sum-sides',
  options: chances({ big: 43_428_958, small: 42_471_626 }, 85_900_584),
  value: (result) => sum(result.map(Number)),
  holds: (points) => [points >= 175 ? 'big' : 'small'],
  values: [174, 175],
});

/** Six of 49 numbers, and one more as the special number: 601,304,088 results. */
export const sixOf49: Family = {
  code: '6x49',
  drawing: { kind: 'distinct', from: 49, count: 7, sorted: 6 },
  plays: [
    special,
    specialSides,
    specialColour,
    together('main', 1, fraction(6, 49)),
    together('two-all', 2, fraction(15, 1176)),
    together('three-all', 3, fraction(20, 18_424)),
    threeHitTwo,
    sumSides,
  ],
};
