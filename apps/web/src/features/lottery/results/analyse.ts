import type { FamilyCode, Result } from '@lantern/rules/lottery';
import { families } from '@lantern/rules/lottery';

/** What is counted: a place of the result, or all of it. */
export interface Series {
  /** The place, from 1; undefined for all numbers together. */
  readonly place: number | undefined;
  readonly tokens: readonly string[];
  /** What came in a draw. */
  readonly drawn: (result: Result) => readonly string[];
}

const two = (number: number): string => String(number).padStart(2, '0');
const hundred = Array.from({ length: 100 }, (_, number) => two(number));
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** What players follow of a family's results. */
export function seriesOf(code: FamilyCode): Series[] {
  const { drawing } = families[code];
  if (code === 'vn27' || code === 'vn18')
    return [
      {
        place: undefined,
        tokens: hundred,
        drawn: (result) => result.map((number) => number.slice(-2)),
      },
    ];
  if (drawing.kind === 'digits')
    return drawing.lengths.map((_, at) => ({
      place: at + 1,
      tokens: digits,
      drawn: (result) => result.slice(at, at + 1),
    }));
  if (drawing.kind === 'dice')
    return [
      {
        place: undefined,
        tokens: digits.slice(1, 7),
        drawn: (result) => result,
      },
    ];
  const numbers = Array.from({ length: drawing.from }, (_, at) => two(at + 1));
  if (drawing.sorted > 0) return [{ place: undefined, tokens: numbers, drawn: (result) => result }];
  return Array.from({ length: drawing.count }, (_, at) => ({
    place: at + 1,
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
