import { type Seeds, sourceOf } from '../../fair/words.ts';
import { limitsOf } from '../money.ts';
import { plainProof, type TableGame } from '../table-game.ts';

const pockets = 37;
const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
export const isRed = (number: number): boolean => red.includes(number);

/** The pockets in their order on the wheel. */
export const wheel = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
] as const;

type Spots = Readonly<Record<string, readonly number[]>>;

const spotsOf = (kind: string, all: readonly (readonly number[])[]): Spots =>
  Object.fromEntries(all.map((covered) => [`${kind}-${covered.join('-')}`, covered]));

/** Numbers that lie one under another from `first`, in rows of three. */
const rowsFrom = (first: number, rows: number): number[] => range(first, first + 3 * rows - 1);

/** The firsts of the twelve rows. */
const firsts = range(1, 34, 3);
/** Two neighbours in a row, in both columns of such pairs. */
const beside = firsts.flatMap((first) => [first, first + 1]);

/** The stakes on several neighbours. Zero lies above 1, 2 and 3. */
const inside: Readonly<Record<string, Spots>> = {
  numbers: spotsOf(
    'n',
    range(0, 36).map((number) => [number]),
  ),
  splits: spotsOf('split', [
    ...range(1, 3).map((number) => [0, number]),
    ...beside.map((number) => [number, number + 1]),
    ...range(1, 33).map((number) => [number, number + 3]),
  ]),
  streets: spotsOf('street', [[0, 1, 2], [0, 2, 3], ...firsts.map((first) => rowsFrom(first, 1))]),
  corners: spotsOf('corner', [
    [0, 1, 2, 3],
    ...beside.slice(0, -2).map((number) => [number, number + 1, number + 3, number + 4]),
  ]),
  lines: Object.fromEntries(
    firsts.slice(0, -1).map((first) => [`line-${first}-${first + 5}`, rowsFrom(first, 2)]),
  ),
};

/** The numbers of each spot. */
export const numbers: Spots = {
  ...Object.assign({}, ...Object.values(inside)),
  'column-1': range(1, 34, 3),
  'column-2': range(2, 35, 3),
  'column-3': range(3, 36, 3),
  'dozen-1': range(1, 12),
  'dozen-2': range(13, 24),
  'dozen-3': range(25, 36),
  low: range(1, 18),
  even: range(2, 36, 2),
  red,
  black: range(1, 36).filter((number) => !isRed(number)),
  odd: range(1, 35, 2),
  high: range(19, 36),
};

/** A stake on k numbers gets 36 / k times itself back. */
const factorOf = (count: number): bigint => 360_000n / BigInt(count);

const draw = (seeds: Seeds): number => sourceOf(seeds).below(pockets);

export const roulette: TableGame<number> = {
  code: 'roulette',
  algorithm: 'roulette/hmac-sha256/1',
  names: { en: 'Roulette', vi: 'Roulette' },
  category: 'LIVE',
  classify: 'table',
  rtp: '97.30',
  spots: Object.entries(numbers).map(([code, { length }]) => ({
    code,
    chances: [{ ways: BigInt(length), of: BigInt(pockets), factor: factorOf(length) }],
  })),
  groups: Object.entries(inside).map(([code, spots]) => ({ code, spots: Object.keys(spots) })),
  figures: (spot) => {
    const [kind = '', ...figures] = spot.split('-');
    if (kind === 'line') return figures.join('–');
    return /^(n|split|street|corner)$/.test(kind) ? figures.join('/') : undefined;
  },
  opposite: ['red', 'black'],
  proof: plainProof(draw, String),
  limitsOf,
  draw,
  factor: (spot, number) => {
    const covered = Object.hasOwn(numbers, spot) ? numbers[spot] : undefined;
    return covered?.includes(number) ? factorOf(covered.length) : 0n;
  },
  notation: String,
};
