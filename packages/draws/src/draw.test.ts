import { createHmac } from 'node:crypto';
import { type FamilyCode, families, familyCodes, isResult } from '@lantern/rules/lottery';
import { describe, expect, it } from 'vitest';
import { drawFrom, resultOf } from './draw.ts';
import { below, type DrawSources, wordsOf } from './words.ts';

const hex = (byte: number, length = 32): string =>
  byte.toString(16).padStart(2, '0').repeat(length);
const sources: DrawSources = {
  drawId: 'ssc-1-20261123-0001',
  seed: hex(1),
  bookRoot: hex(2),
  randomness: hex(3),
};

/** A second implementation of the published layout, with other tools. */
function otherResult(family: FamilyCode, { drawId, seed, bookRoot, randomness }: DrawSources) {
  const prefixed = (bytes: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const message = Buffer.concat([
    prefixed(Buffer.from('lantern/draw/1')),
    prefixed(Buffer.from(drawId)),
    prefixed(Buffer.from(bookRoot, 'hex')),
    prefixed(Buffer.from(randomness, 'hex')),
  ]);
  let [block, used] = [Buffer.alloc(0), 0];
  let number = 0;
  const word = (): bigint => {
    if (used === block.length) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(number);
      number += 1;
      block = createHmac('sha256', Buffer.from(seed, 'hex'))
        .update(message)
        .update(counter)
        .digest();
      used = 0;
    }
    used += 4;
    return BigInt(block.readUInt32BE(used - 4));
  };
  const pick = (count: number): number => {
    for (;;) {
      const drawn = word();
      if (drawn / BigInt(count) < 2n ** 32n / BigInt(count)) return Number(drawn % BigInt(count));
    }
  };
  const { drawing } = families[family];
  const result: string[] = [];
  if (drawing.kind === 'digits')
    for (const length of drawing.lengths) {
      let digits = '';
      while (digits.length < length) digits += pick(10);
      result.push(digits);
    }
  else if (drawing.kind === 'dice')
    while (result.length < drawing.count) result.push(`${pick(6) + 1}`);
  else {
    let left = [...Array(drawing.from).keys()].map((index) => `${index + 1}`.padStart(2, '0'));
    while (result.length < drawing.count) {
      const drawn = left[pick(left.length)] ?? '';
      left = left.filter((one) => one !== drawn);
      result.push(drawn);
    }
    result.splice(0, drawing.sorted, ...result.slice(0, drawing.sorted).sort());
  }
  return result;
}

const drawOf = (number: number): DrawSources => ({ ...sources, drawId: `draw-${number}` });

describe('LOT-07 the result of an own draw', () => {
  it.each<[FamilyCode, string]>([
    ['ssc', '8 4 6 2 2'],
    ['3d', '8 4 6'],
    ['11x5', '08 05 10 01 03'],
    ['k3', '5 5 5'],
    ['pk10', '09 08 01 03 07 02 04 10 06 05'],
    ['kl8', '11 15 18 22 24 32 33 47 51 54 58 60 63 64 65 74 75 77 79 80'],
    ['6x49', '11 12 22 29 41 42 19'],
  ])('%s of the published test vector is %s', (family, result) => {
    expect(resultOf(family, sources).join(' ')).toBe(result);
  });

  it('G14 is the same in a second implementation', () => {
    for (const family of familyCodes)
      for (let number = 0; number < 150; number += 1)
        expect(resultOf(family, drawOf(number))).toEqual(otherResult(family, drawOf(number)));
  });

  it('G14 of 10,000 draws differs in none from a second implementation', () => {
    const differing = [];
    for (let number = 0; number < 10_000; number += 1) {
      const family = number % 2 === 0 ? 'k3' : 'ssc';
      const [ours, other] = [resultOf(family, drawOf(number)), otherResult(family, drawOf(number))];
      if (ours.join() !== other.join()) differing.push(number);
    }
    expect(differing).toEqual([]);
  });

  it.each(familyCodes)('%s is a possible one', (family) => {
    for (let number = 0; number < 50; number += 1)
      expect(isResult(families[family].drawing, resultOf(family, drawOf(number)))).toBe(true);
  });

  it.each<keyof DrawSources>(['drawId', 'seed', 'bookRoot', 'randomness'])(
    'depends on %s, so that the seed alone decides nothing',
    (field) => {
      const other = { ...sources, [field]: field === 'drawId' ? 'another' : hex(9) };
      expect(resultOf('vn27', other)).not.toEqual(resultOf('vn27', sources));
    },
  );

  it.each([
    ['too short', hex(1, 31)],
    ['too long', hex(1, 33)],
    ['in capitals', hex(0xab).toUpperCase()],
    ['no hex', 'x'.repeat(64)],
    ['nothing', ''],
  ])('is refused for randomness that is %s', (_what, randomness) => {
    expect(() => resultOf('ssc', { ...sources, randomness })).toThrow(RangeError);
  });
});

describe('a number below a limit', () => {
  function* given(...words: number[]): Generator<number, never> {
    yield* words;
    throw new Error('no word left');
  }

  it('skips the words from the largest multiple on, which would favour low numbers', () => {
    expect(below(given(4_294_967_290, 4_294_967_289), 10)).toBe(9);
    expect(below(given(4_294_967_295, 7), 10)).toBe(7);
    expect(below(given(4_294_967_292, 4_294_967_291), 6)).toBe(5);
    expect(below(given(4_294_967_295), 2)).toBe(1);
  });
});

describe('LOT-07 chance', () => {
  /** The words of one seed, far more than any draw needs. */
  const words = wordsOf(sources);

  /**
   * The sum of squared deviations by what is expected. With `count` − 1 degrees of freedom it stays
   * below the given limit in all but one of a million fair samples; the words never change.
   */
  const chiSquare = (counts: ReadonlyMap<string, number>, of: number, count: number): number => {
    const expected = of / count;
    const unseen = (count - counts.size) * expected;
    return [...counts.values()].reduce(
      (sum, seen) => sum + (seen - expected) ** 2 / expected,
      unseen,
    );
  };

  it.each<[FamilyCode, number, number, number]>([
    ['ssc', 10, 2000, 46],
    ['k3', 6, 2000, 36],
    ['11x5', 11, 1500, 48],
    ['pk10', 10, 800, 46],
    ['kl8', 80, 500, 153],
    ['6x49', 49, 1500, 108],
    ['vn27', 100, 500, 181],
  ])('%s: each of %d tokens comes as often in %d draws', (family, count, draws, limit) => {
    const counts = new Map<string, number>();
    let seen = 0;
    for (let number = 0; number < draws; number += 1)
      for (const token of drawFrom(families[family].drawing, words)) {
        counts.set(token.slice(-2), (counts.get(token.slice(-2)) ?? 0) + 1);
        seen += 1;
      }
    const value = chiSquare(counts, seen, count);
    expect(value).toBeLessThan(limit);
    expect(family === 'pk10' ? 1 : value).toBeGreaterThan(0);
  });

  it('G14 a million draws of K3: each result as often as another, after any other', () => {
    const [results, after] = [new Map<string, number>(), new Map<string, number>()];
    const count = (counts: Map<string, number>, key: string) =>
      counts.set(key, (counts.get(key) ?? 0) + 1);
    const draws = 1_000_000;
    let before = '1';
    for (let number = 0; number < draws; number += 1) {
      const dice = drawFrom(families.k3.drawing, words);
      count(results, dice.join());
      count(after, `${before}${dice[0]}`);
      before = dice[2] ?? '';
    }
    const [ofResults, ofPairs] = [chiSquare(results, draws, 216), chiSquare(after, draws, 36)];
    expect(ofResults).toBeLessThan(329);
    expect(ofPairs).toBeLessThan(91);
    // Too even would be as suspicious.
    expect(ofResults).toBeGreaterThan(127);
    expect(ofPairs).toBeGreaterThan(10);
  });

  it('every order of three cars of PK10 comes as often as another', () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 7200; number += 1) {
      const order = drawFrom({ kind: 'distinct', from: 10, count: 3, sorted: 0 }, words).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(chiSquare(counts, 7200, 720)).toBeLessThan(911);
  });
});
