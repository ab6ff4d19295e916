import { chances, choicePlay, sidesOf, upTo } from './choice.ts';
import type { Play, Result, Selection, Slot } from './family.ts';
import { choose, fraction } from './fraction.ts';
import { counted, different, only, play, product, slot, sum } from './play.ts';
import { digits, numbersOf, tokensOf } from './tokens.ts';

/** Places of a result, from 0. */
export type Places = readonly number[];

const at = (result: Result, places: Places): string[] => places.map((place) => result[place] ?? '');
const sizes = (selection: Selection): number[] => selection.map(({ length }) => length);
const filled = (selection: Selection): number => sizes(selection).filter((size) => size > 0).length;

/** How many of the places have a digit that was picked for them. */
const matched = (selection: Selection, drawn: readonly string[]): number =>
  selection.filter((group, place) => group.includes(drawn[place] ?? '')).length;

/** Picks for every place; the digits must come in order. */
export const direct = (code: string, places: Places): Play =>
  counted({
    code,
    shape: { slots: places.map(() => slot(digits)) },
    chance: fraction(1, 10 ** places.length),
    notes: (selection) => product(sizes(selection)),
    hits: (selection, result) => (matched(selection, at(result, places)) === places.length ? 1 : 0),
    most: () => 1,
  });

/** As `direct`, but whole numbers, as they are typed or pasted. */
export const list = (code: string, places: Places): Play =>
  counted({
    code,
    shape: { slots: [slot(numbersOf(places.length))] },
    chance: fraction(1, 10 ** places.length),
    notes: (selection) => only(selection).length,
    hits: (selection, result) => (only(selection).includes(at(result, places).join('')) ? 1 : 0),
    most: () => 1,
  });

/** One digit a place. The last five, four, three, two and one digits are a note each. */
export const combo = (code: string, places: Places): Play => {
  const runs = places.map((_, missing) => places.length - missing);
  return play({
    code,
    shape: { slots: places.map(() => slot(digits, 1, 1)) },
    tiers: runs.map((run) => ({ code: String(run), chance: fraction(1, 10 ** run) })),
    notes: () => places.length,
    wins: (selection, result) => {
      const drawn = at(result, places);
      const isRun = (run: number) => matched(selection.slice(-run), drawn.slice(-run)) === run;
      return runs.filter(isRun).map((run) => ({ tier: String(run), hits: 1 }));
    },
    best: () => [runs.map((run) => ({ tier: String(run), hits: 1 }))],
  });
};

/** Any of the places: each digit that comes at its place wins. */
export const position = (code: string, places: Places): Play =>
  counted({
    code,
    shape: { slots: places.map(() => slot(digits, 0)), filled: 1 },
    chance: fraction(1, 10),
    notes: (selection) => sum(sizes(selection)),
    hits: (selection, result) => matched(selection, at(result, places)),
    most: filled,
  });

/** How many ways there are to take one of `count` of the numbers and multiply them, all added. */
function productsOf(numbers: readonly number[], count: number): number {
  const [first, ...others] = numbers;
  if (count === 0) return 1;
  if (first === undefined) return 0;
  return first * productsOf(others, count - 1) + productsOf(others, count);
}

/** Picks for at least `count` places. A note is a digit in each of `count` of them. */
export const anyPlaces = (code: string, places: Places, count: number): Play =>
  counted({
    code,
    shape: { slots: places.map(() => slot(digits, 0)), filled: count },
    chance: fraction(1, 10 ** count),
    notes: (selection) => productsOf(sizes(selection), count),
    hits: (selection, result) => choose(matched(selection, at(result, places)), count),
    most: (selection) => choose(filled(selection), count),
  });

/** How many combinations of so many digits have each sum; the index is the sum. */
export function waysOfSums(count: number): number[] {
  let ways = [1];
  for (let drawn = 0; drawn < count; drawn += 1)
    ways = Array.from({ length: ways.length + 9 }, (_, total) =>
      sum(ways.slice(Math.max(0, total - 9), total + 1)),
    );
  return ways;
}

/** Sums of the digits. A note is one combination that has the sum. */
export const digitSum = (code: string, places: Places): Play => {
  const ways = waysOfSums(places.length);
  return counted({
    code,
    shape: { slots: [slot(tokensOf(ways.map((_, total) => String(total))))] },
    chance: fraction(1, 10 ** places.length),
    notes: (selection) => sum(only(selection).map((total) => ways[Number(total)] ?? 0)),
    hits: (selection, result) =>
      only(selection).includes(String(sum(at(result, places).map(Number)))) ? 1 : 0,
    most: () => 1,
  });
};

/** In a pattern: so many digits that each appear so many times. */
export interface Part {
  readonly times: number;
  readonly count: number;
}

/** How many ways there are to choose from two groups without taking a digit twice. */
function disjoint([first = [], second = []]: Selection, one: number, other: number): number {
  const shared = first.filter((token) => second.includes(token)).length;
  return sum(
    upTo(0, one).map(
      (taken) =>
        choose(shared, taken) *
        choose(first.length - shared, one - taken) *
        choose(second.length - taken, other),
    ),
  );
}

/**
 * Digits in any order, by how often they appear: AABCD is one digit twice and three others once.
 * Each part has its group; with `shared`, both parts choose from one group.
 */
export function pattern(
  code: string,
  places: Places,
  parts: readonly Part[],
  shared = false,
): Play {
  const [one = { times: 1, count: 0 }, other] = parts;
  const groups = (selection: Selection): Selection =>
    shared ? [only(selection), only(selection)] : selection;
  const needed = sum(parts.map(({ count }) => count));
  const slots: Slot[] = shared
    ? [slot(digits, needed)]
    : parts.map(({ count }) => slot(digits, count));
  return counted({
    code,
    shape: { slots },
    chance: fraction(waysOfPattern(parts), 10 ** places.length),
    notes: (selection) =>
      other
        ? disjoint(groups(selection), one.count, other.count)
        : choose(only(selection).length, one.count),
    hits: (selection, result) =>
      parts.every(({ times, count }, part) => {
        const drawn = at(result, places);
        const found = different(drawn).filter(
          (digit) => drawn.filter((each) => each === digit).length === times,
        );
        const picked = groups(selection)[part] ?? [];
        return found.length === count && found.every((digit) => picked.includes(digit));
      })
        ? 1
        : 0,
    most: () => 1,
  });
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

/** How many orders the digits of a pattern have. */
const waysOfPattern = (parts: readonly Part[]): number =>
  factorial(sum(parts.map(({ times, count }) => times * count))) /
  product(parts.map(({ times, count }) => factorial(times) ** count));

/** `count` digits that all appear among the places, at any of them. */
export const contains = (code: string, places: Places, count: number): Play =>
  counted({
    code,
    shape: { slots: [slot(digits, count)] },
    chance: fraction(waysToContain(places.length, count), 10 ** places.length),
    notes: (selection) => choose(only(selection).length, count),
    hits: (selection, result) =>
      choose(only(selection).filter((digit) => at(result, places).includes(digit)).length, count),
    most: (selection) => choose(Math.min(only(selection).length, places.length), count),
  });

/** How many numbers with so many digits contain all of `count` given digits. */
const waysToContain = (length: number, count: number): number =>
  sum(
    upTo(0, count).map(
      (missing) => (-1) ** missing * choose(count, missing) * (10 - missing) ** length,
    ),
  );

/** One digit that appears at least so many times. */
export const appears = (code: string, places: Places, times: number): Play => {
  const ways = upTo(times, places.length).map(
    (count) => choose(places.length, count) * 9 ** (places.length - count),
  );
  return counted({
    code,
    shape: { slots: [slot(digits)] },
    chance: fraction(sum(ways), 10 ** places.length),
    notes: (selection) => only(selection).length,
    hits: (selection, result) => {
      const drawn = at(result, places);
      return only(selection).filter(
        (digit) => drawn.filter((each) => each === digit).length >= times,
      ).length;
    },
    most: (selection) => Math.min(only(selection).length, Math.floor(places.length / times)),
  });
};

const sides = ['big', 'small', 'odd', 'even'];

/** Sides of two digits: big is 5 to 9. A note names one side of each. */
export const sidesOfTwo = (code: string, [first = 0, second = 1]: Places): Play => {
  const held = (picked: readonly string[] = [], digit: number): number =>
    sidesOf(digit, 5).filter((side) => picked.includes(side)).length;
  const mostOf = (picked: readonly string[] = []): number =>
    Math.max(...upTo(0, 9).map((digit) => held(picked, digit)));
  return counted({
    code,
    shape: { slots: [slot(tokensOf(sides)), slot(tokensOf(sides))] },
    chance: fraction(1, 4),
    notes: (selection) => product(sizes(selection)),
    hits: ([left, right], result) =>
      held(left, Number(result[first])) * held(right, Number(result[second])),
    most: ([left, right]) => mostOf(left) * mostOf(right),
  });
};

/** Big, small, odd or even sum of all places; the upper half of the sums is big. */
export const sumSides = (code: string, places: Places): Play => {
  const big = Math.ceil((places.length * 9) / 2);
  return choicePlay({
    code,
    options: chances({ big: 1, small: 1, odd: 1, even: 1 }, 2),
    value: (result) => sum(at(result, places).map(Number)),
    holds: (total) => sidesOf(total, big),
    values: upTo(0, places.length * 9),
  });
};

type Order = 'dragon' | 'tiger' | 'tie';
const orderOf = (result: Result, [first = 0, second = 1]: Places): Order => {
  const [left, right] = [Number(result[first]), Number(result[second])];
  if (left === right) return 'tie';
  return left > right ? 'dragon' : 'tiger';
};
const orders: Order[] = ['dragon', 'tiger', 'tie'];

/** The first digit is higher (dragon), the second one (tiger), or they are equal. */
export const dragonTiger = (code: string, places: Places): Play =>
  choicePlay({
    code,
    options: chances({ dragon: 45, tiger: 45, tie: 10 }, 100),
    value: (result) => orderOf(result, places),
    holds: (order) => [order],
    values: orders,
  });

/** As `dragonTiger` without the tie, which returns the stakes. */
export const dragonTigerPush = (code: string, places: Places): Play =>
  choicePlay({
    code,
    options: chances({ dragon: 45, tiger: 45 }, 100),
    value: (result) => orderOf(result, places),
    holds: (order) => (order === 'tie' ? 'push' : [order]),
    values: orders,
    pushed: fraction(1, 10),
  });

const isNext = (left: number, right: number): boolean => [1, 9].includes(Math.abs(left - right));

function formOf(drawn: readonly string[]): string {
  const values = different(drawn).map(Number);
  if (values.length === 1) return 'triple';
  if (values.length === 2) return 'pair';
  const [a = 0, b = 0, c = 0] = values;
  const steps = [isNext(a, b), isNext(b, c), isNext(a, c)].filter((next) => next).length;
  return ['mixed', 'half', 'straight'][steps] ?? 'mixed';
}

/** The form of three digits. 9 and 0 are neighbours, so 890 and 901 are straights in any order. */
export const form = (code: string, places: Places): Play =>
  choicePlay({
    code,
    options: chances({ triple: 10, straight: 60, pair: 270, half: 360, mixed: 300 }, 1000),
    value: (result) => formOf(at(result, places)),
    holds: (name) => [name],
    values: ['triple', 'straight', 'pair', 'half', 'mixed'],
  });

const bulls = ['none', ...upTo(1, 9).map(String), 'bull'];

/** Three digits add up to a multiple of ten; then the last digit of the other two's sum counts. */
function bullOf(drawn: readonly number[]): string {
  const total = sum(drawn);
  for (const left of drawn.keys())
    for (let right = left + 1; right < drawn.length; right += 1) {
      const others = (drawn[left] ?? 0) + (drawn[right] ?? 0);
      if ((total - others) % 10 === 0) return others % 10 === 0 ? 'bull' : String(others % 10);
    }
  return 'none';
}

/** Bull (niu niu) of five digits. */
export const bull = (code: string, places: Places): Play => {
  const ways = (name: string): number => {
    if (name === 'none') return 35_649;
    if (name === 'bull') return 6_456;
    return Number(name) % 2 === 1 ? 6_375 : 6_505;
  };
  return choicePlay({
    code,
    options: bulls.map((name) => [name, fraction(ways(name), 100_000)]),
    value: (result) => bullOf(at(result, places).map(Number)),
    holds: (name) => [name],
    values: bulls,
  });
};
