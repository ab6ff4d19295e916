import type { Result } from '../family.ts';
import { chooseBig } from '../fraction.ts';
import { ball, balls } from '../result.ts';

/** A result that stands for so many results that win the same. */
export interface Weighed {
  readonly result: Result;
  readonly ways: bigint;
}

const each = (results: readonly Result[]): Weighed[] =>
  results.map((result) => ({ result, ways: 1n }));

/** All values of the given places, the other places keep `filler`. */
function filled(filler: Result, places: readonly number[], values: readonly string[]): Result[] {
  const [place, ...others] = places;
  if (place === undefined) return [filler];
  return values.flatMap((value) => filled(filler.with(place, value), others, values));
}

const digits = [...'0123456789'];

export const ofDigits = (length: number, places: readonly number[]): Weighed[] =>
  each(
    filled(
      Array.from({ length }, () => '0'),
      places,
      digits,
    ),
  );

export const ofDice = (): Weighed[] => each(filled(['1', '1', '1'], [0, 1, 2], [...'123456']));

/** All orders of different balls at the given places; the other places get what is left. */
export function ofOrders(from: number, count: number, places: readonly number[]): Weighed[] {
  const orders = (length: number, used: readonly string[]): string[][] =>
    length === 0
      ? [[]]
      : balls(from)
          .filter((one) => !used.includes(one))
          .flatMap((one) => orders(length - 1, [...used, one]).map((rest) => [one, ...rest]));
  return each(
    orders(places.length, []).map((order) => {
      const left = balls(from).filter((one) => !order.includes(one));
      return Array.from(
        { length: count },
        (_, place) => order[places.indexOf(place)] ?? left.pop() ?? '',
      );
    }),
  );
}

export function ofSets(from: number, count: number, first = 1): Weighed[] {
  const sets = (length: number, least: number): string[][] =>
    length === 0
      ? [[]]
      : Array.from({ length: from - least + 1 }, (_, index) => least + index).flatMap((one) =>
          sets(length - 1, one + 1).map((rest) => [ball(one), ...rest]),
        );
  return each(sets(count, first));
}

/** Sets of `count` of `from` balls by how many of `of` are among them: one stands for its like. */
export const ofHits = (from: number, count: number, of: readonly string[]): Weighed[] => {
  const others = balls(from).filter((one) => !of.includes(one));
  return Array.from({ length: Math.min(of.length, count) + 1 }, (_, hits) => ({
    result: [...of.slice(0, hits), ...others.slice(0, count - hits)].sort(),
    ways: chooseBig(of.length, hits) * chooseBig(others.length, count - hits),
  })).filter(({ result, ways }) => ways > 0n && result.length === count);
};

/** How many sets of `count` of the numbers 1 to `from` have each sum. */
function waysBySum(from: number, count: number): bigint[] {
  const most = from * count;
  const ways = Array.from({ length: count + 1 }, () => new Array<bigint>(most + 1).fill(0n));
  const at = (size: number, total: number): bigint => ways[size]?.[total] ?? 0n;
  ways[0]?.splice(0, 1, 1n);
  for (let number = 1; number <= from; number += 1)
    for (let size = Math.min(count, number); size > 0; size -= 1)
      for (let total = number * size; total >= number; total -= 1) {
        const more = at(size - 1, total - number);
        if (more > 0n) ways[size]?.splice(total, 1, at(size, total) + more);
      }
  return ways[count] ?? [];
}

/** A set of `count` of the numbers 1 to `from` with the sum, the smallest numbers moved up. */
function setWithSum(from: number, count: number, sum: number): string[] {
  const set = Array.from({ length: count }, (_, index) => index + 1);
  let missing = sum - (count * (count + 1)) / 2;
  for (let place = count - 1; place >= 0; place -= 1) {
    const moved = Math.min(missing, from - count);
    set[place] = (set[place] ?? 0) + moved;
    missing -= moved;
  }
  return set.map(ball);
}

export const ofSums = (from: number, count: number): Weighed[] =>
  waysBySum(from, count).flatMap((ways, sum) =>
    ways > 0n ? [{ result: setWithSum(from, count, sum), ways }] : [],
  );
