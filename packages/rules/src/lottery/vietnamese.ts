import { chances, choicePlay, upTo } from './choice.ts';
import type { FamilyCode } from './codes.ts';
import type { Family, Play, Result, Win } from './family.ts';
import { choose, type Fraction, fraction } from './fraction.ts';
import { counted, only, play, slot, sum, winsBy } from './play.ts';
import { numbersOf } from './tokens.ts';

/** A row of prizes: so many numbers with so many digits. */
export interface PrizeRow {
  /** `db` is ĐB, the special prize; `g1` to `g8` follow. */
  readonly code: string;
  readonly count: number;
  readonly digits: number;
}

const row = (code: string, count: number, digits: number): PrizeRow => ({ code, count, digits });

/** The North: 27 numbers. */
export const prizesOf27: readonly PrizeRow[] = [
  row('db', 1, 5),
  row('g1', 1, 5),
  row('g2', 2, 5),
  row('g3', 6, 5),
  row('g4', 4, 4),
  row('g5', 6, 4),
  row('g6', 3, 3),
  row('g7', 4, 2),
];

/** A province of Central or South: 18 numbers, drawn from G8 up, listed from ĐB down. */
export const prizesOf18: readonly PrizeRow[] = [
  row('db', 1, 6),
  row('g1', 1, 5),
  row('g2', 1, 5),
  row('g3', 2, 5),
  row('g4', 7, 5),
  row('g5', 1, 4),
  row('g6', 3, 4),
  row('g7', 1, 3),
  row('g8', 1, 2),
];

/** One number of a result, and what of it is compared. */
interface Look {
  readonly prize: number;
  readonly read: (number: string) => string;
}

const last =
  (count: number) =>
  (number: string): string =>
    number.slice(-count);
const first =
  (count: number) =>
  (number: string): string =>
    number.slice(0, count);
const tens = (number: string): string => number.slice(-2, -1);

const lengthsOf = (rows: readonly PrizeRow[]): number[] =>
  rows.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));

/** The places of a row's numbers in the result. */
function placesOf(rows: readonly PrizeRow[], code: string): number[] {
  const at = rows.findIndex((one) => one.code === code);
  const start = sum(rows.slice(0, at).map(({ count }) => count));
  return upTo(start, start + (rows[at]?.count ?? 0) - 1);
}

/** Every place whose number has at least so many digits. */
const placesWith = (rows: readonly PrizeRow[], digits: number): number[] =>
  lengthsOf(rows).flatMap((length, place) => (length >= digits ? [place] : []));

const looks = (places: readonly number[], read: Look['read']): Look[] =>
  places.map((prize) => ({ prize, read }));

/** A number with so many digits that may come at any of the looks; each time counts. */
const numberPlay = (code: string, digits: number, at: readonly Look[], lots = at.length): Play =>
  counted({
    code,
    lots,
    shape: { slots: [slot(numbersOf(digits))] },
    chance: fraction(at.length, 10 ** digits),
    notes: (selection) => only(selection).length,
    hits: (selection, result) => {
      const picked = new Set(only(selection));
      return at.filter(({ prize, read }) => picked.has(read(result[prize] ?? ''))).length;
    },
    most: () => at.length,
  });

/** The probability that all of `count` numbers are among so many lots. */
const allAppear = (count: number, lots: number): Fraction => {
  const ways = upTo(0, count).map(
    (missing) =>
      BigInt((-1) ** missing * choose(count, missing)) * BigInt(100 - missing) ** BigInt(lots),
  );
  return fraction(
    ways.reduce((all, one) => all + one, 0n),
    100n ** BigInt(lots),
  );
};

const noneAppears = (count: number, lots: number): Fraction =>
  fraction(BigInt(100 - count) ** BigInt(lots), 100n ** BigInt(lots));

const tailsOf = (result: Result): Set<string> => new Set(result.map(last(2)));
const two = numbersOf(2);
const mostSets = (sets: readonly (readonly string[])[]): number => sets.length;

/** Xiên: a note is a set of numbers that all come. A number that comes twice adds nothing. */
const together = (code: string, count: number, lots: number): Play =>
  counted({
    code,
    shape: { each: slot(two, count, count) },
    chance: allAppear(count, lots),
    notes: mostSets,
    hits: (sets, result) => {
      const drawn = tailsOf(result);
      return sets.filter((set) => set.every((number) => drawn.has(number))).length;
    },
    most: mostSets,
  });

/** Lô trượt: a note is a set of numbers none of which comes. */
const absent = (code: string, count: number, lots: number): Play =>
  counted({
    code,
    shape: { each: slot(two, count, count) },
    chance: noneAppears(count, lots),
    notes: mostSets,
    hits: (sets, result) => {
      const drawn = tailsOf(result);
      return sets.filter((set) => !set.some((number) => drawn.has(number))).length;
    },
    most: mostSets,
  });

const sizes = [2, 3, 4];
const combinations = (count: number): Win[] =>
  sizes.map((size) => ({ tier: String(size), hits: choose(count, size) }));

/** Xiên quay: every two, three and four of the numbers are a note. */
const allTogether = (lots: number): Play =>
  play({
    code: 'xien-quay',
    shape: { slots: [slot(two, 3, 20)] },
    tiers: sizes.map((size) => ({ code: String(size), chance: allAppear(size, lots) })),
    notes: (selection) => sum(combinations(only(selection).length).map(({ hits }) => hits)),
    wins: (selection, result) => {
      const drawn = tailsOf(result);
      return winsBy(combinations(only(selection).filter((number) => drawn.has(number)).length));
    },
    best: (selection) => [winsBy(combinations(Math.min(only(selection).length, lots)))],
  });

const sides = (number: number): string[] => [
  number % 2 === 1 ? 'odd' : 'even',
  number >= 50 ? 'big' : 'small',
];

/** Sides of the last two digits of ĐB: big is 50 to 99. */
const specialSides: Play = choicePlay({
  code: 'de.sides',
  options: chances({ odd: 1, even: 1, big: 1, small: 1 }, 2),
  value: (result) => Number(last(2)(result[0] ?? '')),
  holds: sides,
  values: upTo(0, 99),
});

interface Board {
  readonly code: FamilyCode;
  readonly rows: readonly PrizeRow[];
  /** Rows with a two-number play of their own. */
  readonly rowsOfLo: readonly string[];
  /** The first rows to be drawn with two and with three digits. */
  readonly topOfTwo: string;
  readonly topOfThree: string;
}

function playsOf({ rows, rowsOfLo, topOfTwo, topOfThree }: Board): Play[] {
  const all = placesWith(rows, 2);
  const [db, g1] = [placesOf(rows, 'db'), placesOf(rows, 'g1')];
  const topTwo = looks(placesOf(rows, topOfTwo), last(2));
  const topThree = looks(placesOf(rows, topOfThree), last(3));
  return [
    numberPlay('lo2', 2, looks(all, last(2))),
    numberPlay('lo2-1k', 2, looks(all, last(2)), 1),
    numberPlay('lo2-first', 2, looks(all, first(2))),
    ...rowsOfLo.map((code) => numberPlay(`lo2-${code}`, 2, looks(placesOf(rows, code), last(2)))),
    numberPlay('lo3', 3, looks(placesWith(rows, 3), last(3))),
    numberPlay('lo4', 4, looks(placesWith(rows, 4), last(4))),
    numberPlay('de', 2, looks(db, last(2))),
    numberPlay('de-first', 2, looks(db, first(2))),
    numberPlay('de-top', 2, topTwo),
    numberPlay('de-g1', 2, looks(g1, last(2))),
    numberPlay('de-both', 2, [...topTwo, ...looks(db, last(2))]),
    numberPlay('head', 1, looks(db, tens)),
    numberPlay('tail', 1, looks(db, last(1))),
    numberPlay('three', 3, looks(db, last(3))),
    numberPlay('three-top', 3, topThree),
    numberPlay('three-both', 3, [...topThree, ...looks(db, last(3))]),
    numberPlay('four', 4, looks(db, last(4))),
    numberPlay('four-g1', 4, looks(g1, last(4))),
    ...sizes.map((size) => together(`xien${size}`, size, all.length)),
    allTogether(all.length),
    ...[4, 6, 8, 10].map((size) => absent(`truot${size}`, size, all.length)),
    specialSides,
  ];
}

const familyOf = (board: Board): Family => ({
  code: board.code,
  drawing: { kind: 'digits', lengths: lengthsOf(board.rows) },
  plays: playsOf(board),
});

/** The North, and fast draws on its board. */
export const vietnamese27: Family = familyOf({
  code: 'vn27',
  rows: prizesOf27,
  rowsOfLo: ['g3', 'g5'],
  topOfTwo: 'g7',
  topOfThree: 'g6',
});

/** Central and South, and fast draws on their board. */
export const vietnamese18: Family = familyOf({
  code: 'vn18',
  rows: prizesOf18,
  rowsOfLo: ['g4', 'g6'],
  topOfTwo: 'g8',
  topOfThree: 'g7',
});
