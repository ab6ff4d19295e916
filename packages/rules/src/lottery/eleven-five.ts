import { mostOfAssignment } from './assignment.ts';
import { chances, choicePlay, upTo } from './choice.ts';
import type { Family, Play, Result, Selection } from './family.ts';
import { choose, type Fraction, fraction } from './fraction.ts';
import { counted, inBoth, only, slot, sum } from './play.ts';
import { balls } from './result.ts';
import { tokensOf } from './tokens.ts';

const numbers = balls(11);
const tokens = tokensOf(numbers);
const drawn = 5;

const position: Play = counted({
  code: 'position',
  shape: { slots: upTo(1, drawn).map(() => slot(tokens, 0)), filled: 1 },
  chance: fraction(1, 11),
  notes: (selection) => sum(selection.map(({ length }) => length)),
  hits: (selection, result) =>
    selection.filter((group, place) => group.includes(result[place] ?? '')).length,
  most: (selection) =>
    mostOfAssignment(
      selection.map((group) => numbers.map((number) => (group.includes(number) ? 1 : 0))),
    ),
});

/** How many ways there are to take a different number for each group. */
function ordered([group, ...others]: Selection, used: readonly string[] = []): number {
  if (!group) return 1;
  const free = group.filter((number) => !used.includes(number));
  return sum(free.map((number) => ordered(others, [...used, number])));
}

/** The first numbers in order. */
const direct = (count: number, ways: number): Play =>
  counted({
    code: `front${count}.direct`,
    shape: { slots: upTo(1, count).map(() => slot(tokens)) },
    chance: fraction(1, ways),
    notes: (selection) => ordered(selection),
    hits: (selection, result) =>
      selection.every((group, place) => group.includes(result[place] ?? '')) ? 1 : 0,
    most: () => 1,
  });

/** The first numbers in any order. */
const group = (count: number): Play =>
  counted({
    code: `front${count}.group`,
    shape: { slots: [slot(tokens, count)] },
    chance: fraction(1, choose(11, count)),
    notes: (selection) => choose(only(selection).length, count),
    hits: (selection, result) =>
      inBoth(only(selection), result.slice(0, count)) === count ? 1 : 0,
    most: () => 1,
  });

/** A number that is among the first three. */
const anyOfFront: Play = counted({
  code: 'front3.any',
  shape: { slots: [slot(tokens)] },
  chance: fraction(3, 11),
  notes: (selection) => only(selection).length,
  hits: (selection, result) => inBoth(only(selection), result.slice(0, 3)),
  most: (selection) => Math.min(only(selection).length, 3),
});

/**
 * The probability of a note of `size` numbers. Up to five, all of them must be drawn; above, all
 * five drawn must be among them.
 */
const anyChance = (size: number): Fraction =>
  size <= drawn
    ? fraction(choose(11 - size, drawn - size), 462)
    : fraction(choose(size, drawn), 462);

/** Winning notes when so many of the bankers and of the others are drawn. */
function winningNotes(size: number, bankers: Side, others: Side): number {
  const free = size - bankers.picked;
  if (size <= drawn) return bankers.drawn < bankers.picked ? 0 : choose(others.drawn, free);
  if (bankers.drawn + others.drawn < drawn) return 0;
  return choose(others.picked - others.drawn, free - others.drawn);
}
interface Side {
  readonly picked: number;
  readonly drawn: number;
}

const mostOf = (size: number, bankers: number, others: number): number =>
  Math.max(
    ...upTo(0, Math.min(bankers, drawn)).map((count) =>
      winningNotes(
        size,
        { picked: bankers, drawn: count },
        { picked: others, drawn: Math.min(others, drawn - count) },
      ),
    ),
  );

/** Any numbers of the five, in notes of `size`: 2/2, 6/5. */
const any = (size: number): Play =>
  counted({
    code: `any${size}`,
    shape: { slots: [slot(tokens, size)] },
    chance: anyChance(size),
    notes: (selection) => choose(only(selection).length, size),
    hits: (selection, result) => {
      const [picked, hit] = [only(selection).length, inBoth(only(selection), result)];
      return winningNotes(size, { picked: 0, drawn: 0 }, { picked, drawn: hit });
    },
    most: (selection) => mostOf(size, 0, only(selection).length),
  });

/** Bankers (胆拖) are in every note, the others fill it. Each note is judged as a plain one. */
const banker = (size: number): Play =>
  counted({
    code: `any${size}.banker`,
    shape: { slots: [slot(tokens, 1, size - 1), slot(tokens)] },
    chance: anyChance(size),
    notes: ([bankers = [], others = []]) =>
      inBoth(bankers, others) > 0 ? 0 : choose(others.length, size - bankers.length),
    hits: ([bankers = [], others = []], result) =>
      winningNotes(
        size,
        { picked: bankers.length, drawn: inBoth(bankers, result) },
        { picked: others.length, drawn: inBoth(others, result) },
      ),
    most: ([bankers = [], others = []]) => mostOf(size, bankers.length, others.length),
  });

/** How many of the five are odd. */
const oddCount: Play = choicePlay({
  code: 'odd-count',
  options: chances({ 0: 1, 1: 30, 2: 150, 3: 200, 4: 75, 5: 6 }, 462),
  value: (result) => result.filter((number) => Number(number) % 2 === 1).length,
  holds: (count) => [String(count)],
  values: upTo(0, drawn),
});

const medianOf = (result: Result): string => result.toSorted()[2] ?? '';
const medianWays = [28, 63, 90, 100, 90, 63, 28];
const medians = numbers.slice(2, 9);

/** The number in the middle of the five by size. */
const median: Play = choicePlay({
  code: 'median',
  options: medians.map((number, index) => [number, fraction(medianWays[index] ?? 0, 462)]),
  value: medianOf,
  holds: (number) => [number],
  values: medians,
});

/** Five different numbers of 01 to 11 in order: 55,440 results. */
export const elevenFive: Family = {
  code: '11x5',
  drawing: { kind: 'distinct', from: 11, count: drawn, sorted: 0 },
  plays: [
    position,
    direct(2, 110),
    group(2),
    direct(3, 990),
    group(3),
    anyOfFront,
    ...upTo(1, 8).map(any),
    ...upTo(2, 8).map(banker),
    oddCount,
    median,
  ],
};
