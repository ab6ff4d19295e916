import { chances, choicePlay, sidesOf, upTo } from './choice.ts';
import type { Family, Play, Result } from './family.ts';
import { choose, fraction } from './fraction.ts';
import { counted, different, inBoth, only, slot, sum } from './play.ts';
import { tokensOf } from './tokens.ts';

const faces = upTo(1, 6).map(String);
const tokens = tokensOf(faces);
const total = (result: Result): number => sum(result.map(Number));

const sumPlay: Play = choicePlay({
  code: 'sum',
  options: chances(
    Object.fromEntries(
      [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1].map((ways, at) => [at + 3, ways]),
    ),
    216,
  ),
  value: total,
  holds: (points) => [String(points)],
  values: upTo(3, 18),
});

const isTriple = (result: Result): boolean => different(result).length === 1;

/** The face that at least two dice show; undefined if all differ. */
const repeated = (result: Result): string | undefined =>
  result.find((face, index) => result.indexOf(face) !== index);

/** Plays whose notes are faces, of which one can win. */
const facePlay = (
  code: string,
  ways: number,
  winning: (result: Result) => string | undefined,
): Play =>
  counted({
    code,
    shape: { slots: [slot(tokens)] },
    chance: fraction(ways, 216),
    notes: (selection) => only(selection).length,
    hits: (selection, result) => (only(selection).includes(winning(result) ?? '') ? 1 : 0),
    most: () => 1,
  });

const yesPlay = (code: string, ways: number, holds: (result: Result) => boolean): Play =>
  choicePlay({
    code,
    options: chances({ any: ways }, 216),
    value: holds,
    holds: (isHeld) => (isHeld ? ['any'] : []),
    values: [true],
  });

const isStraight = (result: Result): boolean =>
  different(result).length === 3 && Math.max(...result.map(Number)) - 2 === least(result);
const least = (result: Result): number => Math.min(...result.map(Number));

/** A pair and another face, both named. */
const pairAndSingle: Play = counted({
  code: 'pair-single',
  shape: { slots: [slot(tokens), slot(tokens)] },
  chance: fraction(3, 216),
  notes: ([pairs = [], singles = []]) => pairs.length * singles.length - inBoth(pairs, singles),
  hits: ([pairs = [], singles = []], result) => {
    const pair = repeated(result);
    const single = result.find((face) => face !== pair);
    return pair && single && pairs.includes(pair) && singles.includes(single) ? 1 : 0;
  },
  most: () => 1,
});

/** So many different faces that all appear. */
const facesTogether = (code: string, count: number, ways: number): Play =>
  counted({
    code,
    shape: { slots: [slot(tokens, count)] },
    chance: fraction(ways, 216),
    notes: (selection) => choose(only(selection).length, count),
    hits: (selection, result) => choose(inBoth(different(result), only(selection)), count),
    most: (selection) => choose(Math.min(only(selection).length, 3), count),
  });

const sides: Play = choicePlay({
  code: 'sides',
  options: chances({ big: 1, small: 1, odd: 1, even: 1 }, 2),
  value: total,
  holds: (points) => sidesOf(points, 11),
  values: upTo(3, 18),
});

/** As `sides`, but every triple loses. */
const sidesOfCasino: Play = choicePlay({
  code: 'sides-casino',
  options: chances({ big: 105, small: 105, odd: 105, even: 105 }, 216),
  value: (result) => (isTriple(result) ? undefined : total(result)),
  holds: (points) => (points === undefined ? [] : sidesOf(points, 11)),
  values: upTo(4, 17),
});

/** Three dice: 216 results. */
export const k3: Family = {
  code: 'k3',
  drawing: { kind: 'dice', count: 3 },
  plays: [
    sumPlay,
    facePlay('triple', 1, (result) => (isTriple(result) ? result[0] : undefined)),
    yesPlay('any-triple', 6, isTriple),
    facePlay('pair', 16, repeated),
    facePlay('pair-only', 15, (result) => (isTriple(result) ? undefined : repeated(result))),
    pairAndSingle,
    facesTogether('three-different', 3, 6),
    yesPlay('any-straight', 24, isStraight),
    facesTogether('two-different', 2, 30),
    sides,
    sidesOfCasino,
  ],
};
