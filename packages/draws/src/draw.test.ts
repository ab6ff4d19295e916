import { createHmac } from 'node:crypto';
import { type FamilyCode, families, familyCodes, isResult } from '@lantern/rules/lottery';
import { describe, expect, it } from 'vitest';
import { resultOf } from './draw.ts';
import { below, type DrawSources } from './words.ts';

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
