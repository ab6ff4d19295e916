import { type FamilyCode, families, findPlay, type Result } from '@lantern/rules/lottery';

/** What is counted: a place of the result, from 1; the winning options of a play; or all of it. */
export interface Series {
  readonly of: { readonly place: number } | { readonly play: string } | 'all';
  readonly tokens: readonly string[];
  /** What came in a draw. */
  readonly drawn: (result: Result) => readonly string[];
}

const two = (number: number): string => String(number).padStart(2, '0');
const hundred = Array.from({ length: 100 }, (_, number) => two(number));
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The plays of which each draw has one winning option: their results are followed too. */
const followed: Readonly<Partial<Record<FamilyCode, readonly string[]>>> = {
  vn27: ['de', 'head', 'tail'],
  vn18: ['de', 'head', 'tail'],
  k3: ['sum'],
  kl8: ['elements'],
  '6x49': ['special'],
};

function seriesOfPlay(code: FamilyCode, name: string): Series[] {
  const play = findPlay(families[code], name);
  if (!play || !('slots' in play.shape)) return [];
  const tokens = play.shape.slots[0]?.tokens.list() ?? [];
  const drawn = (result: Result) =>
    tokens.filter((token) => play.wins([[token]], result).length > 0);
  return [{ of: { play: name }, tokens, drawn }];
}

/** What players follow of a family's results. */
export const seriesOf = (code: FamilyCode): Series[] => [
  ...numbersOf(code),
  ...(followed[code] ?? []).flatMap((name) => seriesOfPlay(code, name)),
];

/** The numbers of a result, by their places where these matter. */
function numbersOf(code: FamilyCode): Series[] {
  const { drawing } = families[code];
  if (code === 'vn27' || code === 'vn18')
    return [
      {
        of: 'all',
        tokens: hundred,
        drawn: (result) => result.map((number) => number.slice(-2)),
      },
    ];
  if (drawing.kind === 'digits')
    return drawing.lengths.map((_, at) => ({
      of: { place: at + 1 },
      tokens: digits,
      drawn: (result) => result.slice(at, at + 1),
    }));
  if (drawing.kind === 'dice')
    return [
      {
        of: 'all',
        tokens: digits.slice(1, 7),
        drawn: (result) => result,
      },
    ];
  const numbers = Array.from({ length: drawing.from }, (_, at) => two(at + 1));
  if (drawing.sorted > 0) return [{ of: 'all', tokens: numbers, drawn: (result) => result }];
  return Array.from({ length: drawing.count }, (_, at) => ({
    of: { place: at + 1 },
    tokens: numbers,
    drawn: (result: Result) => result.slice(at, at + 1),
  }));
}

export interface Figure {
  readonly token: string;
  /** How often it came. */
  readonly times: number;
  /** How many draws ago it came last; undefined if it did not come at all. */
  readonly missing: number | undefined;
}

/** How often each token came and how long it has not, over results with the newest first. */
export function figuresOf(series: Series, results: readonly Result[]): Figure[] {
  const drawn = results.map((result) => series.drawn(result));
  return series.tokens.map((token) => {
    const last = drawn.findIndex((tokens) => tokens.includes(token));
    return {
      token,
      times: drawn.reduce((sum, tokens) => sum + tokens.filter((one) => one === token).length, 0),
      missing: last < 0 ? undefined : last,
    };
  });
}

/**
 * The tokens that came most, or least; of equals the lower one is hotter. None is both, however few
 * there are.
 */
export function ranked(figures: readonly Figure[], order: 'hot' | 'cold', count = 5): Figure[] {
  const most = Math.min(count, Math.floor(figures.length / 2));
  const hottest = figures.toSorted((left, right) => right.times - left.times);
  return order === 'hot' ? hottest.slice(0, most) : hottest.toReversed().slice(0, most);
}

/** A head or tail of the two last digits with the numbers that came, as Vietnam prints them. */
export interface HeadRow {
  readonly digit: string;
  readonly others: readonly string[];
}

/** The table of heads or tails of a board: for each digit the other digits of the pairs drawn. */
export function headTable(result: Result, by: 'head' | 'tail'): HeadRow[] {
  const pairs = result.map((number) => number.slice(-2));
  return digits.map((digit) => ({
    digit,
    others: pairs
      .filter((pair) => pair[by === 'head' ? 0 : 1] === digit)
      .map((pair) => pair[by === 'head' ? 1 : 0] ?? '')
      .sort(),
  }));
}

/** More rows than this are too many to see on one chart. */
const mostRows = 50;

export interface Trend {
  readonly rows: readonly string[];
  /** What came in each draw, the oldest first. */
  readonly drawn: readonly (readonly string[])[];
}

/**
 * The chart of a series over results with the newest first. Of a hundred numbers it has those that
 * came; undefined where these are too many as well.
 */
export function trendOf({ tokens, drawn }: Series, results: readonly Result[]): Trend | undefined {
  const columns = results.map(drawn).toReversed();
  const rows =
    tokens.length > 20 ? tokens.filter((one) => columns.some((all) => all.includes(one))) : tokens;
  return rows.length > mostRows ? undefined : { rows, drawn: columns };
}
