import { createHash } from 'node:crypto';
import type { FamilyCode, Result } from '@lantern/rules/lottery';
import { describe, expect, it } from 'vitest';
import { resultOf } from './draw.ts';

const hash = (hex: string): string => createHash('sha256').update(hex, 'hex').digest('hex');

/** Results as the site makes them: each seed follows from another one, and so does all else. */
function* resultsOf(family: FamilyCode, draws: number): Generator<Result> {
  let seed = hash('0a');
  for (let number = 1; number <= draws; number += 1) {
    seed = hash(seed);
    const [bookRoot, randomness] = [hash(`${seed}01`), hash(`${seed}02`)];
    yield resultOf(family, { drawId: `${family}-${number}`, seed, bookRoot, randomness });
  }
}

/** What is counted: `cells` things that are all as likely, of which a draw shows some. */
interface Count {
  readonly what: string;
  readonly cells: number;
  readonly of: (result: Result, before: Result) => readonly string[];
}

const tailsOf = (result: Result) => result.map((prize) => prize.slice(-2));
const tails: Count = { what: 'two last digits', cells: 100, of: tailsOf };
const special: Count = {
  ...{ what: 'two last digits of the first prize', cells: 100 },
  of: (result) => tailsOf(result).slice(0, 1),
};
/** Balls that are drawn together: none of them comes twice. */
const balls = (cells: number, count: number): Count => ({
  ...{ what: `${count} of ${cells} balls`, cells },
  of: (result) => result.slice(0, count),
});
const begins = (count: number, cells: number): Count => ({
  ...{ what: `the first ${count}`, cells },
  of: (result) => [result.slice(0, count).join()],
});
const follows = (cells: number): Count => ({
  ...{ what: 'after the last result', cells },
  of: ([first], before) => (before.length > 0 ? [`${before.at(-1)},${first}`] : []),
});

/**
 * The sum of squared deviations by what is expected, for things of which one draw shows several
 * different ones. It has `cells` - 1 degrees of freedom.
 */
function chiSquare(seen: ReadonlyMap<string, number>, cells: number, shown: number): number {
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const expected = total / cells;
  const unseen = (cells - seen.size) * expected;
  const sum = [...seen.values()].reduce((all, n) => all + (n - expected) ** 2 / expected, unseen);
  return (sum * (cells - 1)) / (cells - shown);
}

/** Where one in a million fair samples lies, by Wilson and Hilferty; `side` is -1 or 1. */
const limit = (cells: number, side: number): number => {
  const part = 2 / (9 * (cells - 1));
  return (cells - 1) * (1 - part + side * 4.753 * Math.sqrt(part)) ** 3;
};

const million: readonly [FamilyCode, number, readonly Count[]][] = [
  ['k3', 250_000, [begins(3, 216), follows(36)]],
  ['ssc', 250_000, [begins(5, 100_000), begins(2, 100), follows(100)]],
  ['3d', 150_000, [begins(3, 1000), follows(100)]],
  ['11x5', 100_000, [begins(2, 110), balls(11, 5), follows(121)]],
  ['6x49', 100_000, [balls(49, 6)]],
  ['pk10', 60_000, [begins(3, 720), follows(100)]],
  ['kl8', 50_000, [balls(80, 20)]],
  ['vn27', 20_000, [tails, special]],
  ['vn18', 20_000, [tails, special]],
];

describe('LOT-07 chance', () => {
  it('G14 a million draws are counted', () => {
    expect(million.reduce((sum, [, draws]) => sum + draws, 0)).toBe(1_000_000);
  });

  it.each(million)('G14 %s: of %d draws everything comes as often as another', (...given) => {
    const [family, draws, counts] = given;
    const seen = counts.map(() => new Map<string, number>());
    let before: Result = [];
    for (const result of resultsOf(family, draws)) {
      for (const [nth, { of }] of counts.entries())
        for (const key of of(result, before)) seen[nth]?.set(key, (seen[nth].get(key) ?? 0) + 1);
      before = result;
    }
    for (const [nth, { what, cells, of }] of counts.entries()) {
      const shown = what.endsWith('balls') ? of(before, before).length : 1;
      const value = chiSquare(seen[nth] ?? new Map(), cells, shown);
      expect(value, what).toBeLessThan(limit(cells, 1));
      // Too even would be as suspicious.
      expect(value, what).toBeGreaterThan(limit(cells, -1));
    }
  });
});
