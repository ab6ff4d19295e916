import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashOf, sourceFrom, sourceOf } from './words.ts';

const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'festival', nonce: 3 };

/** The words of the published rule, again with another library. */
function wordsAgain(count: number): number[] {
  const words: number[] = [];
  for (let block = 0; words.length < count; block += 1) {
    const { serverSeed, clientSeed, nonce } = seeds;
    const hash = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`);
    const bytes = hash.digest();
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  }
  return words.slice(0, count);
}

describe('GAM-25 the numbers of a round', () => {
  test('agree with a second implementation, over several blocks', () => {
    const source = sourceOf(seeds);
    expect(Array.from({ length: 40 }, () => source.below(2 ** 32))).toEqual(wordsAgain(40));
  });

  test.each([
    [10_000, 4_294_960_000],
    [40, 4_294_967_280],
    [52, 4_294_967_248],
  ])('below %i skip the words from %i, which would favour some', (count, firstSkipped) => {
    expect(firstSkipped % count).toBe(0);
    expect(2 ** 32 - firstSkipped).toBeLessThan(count);
    const source = sourceFrom([firstSkipped, 2 ** 32 - 1, firstSkipped - 1].values());
    expect(source.below(count)).toBe(count - 1);
  });

  test('of 52 bits are the high 26 bits of two words, the first word first', () => {
    const words = [0xffff_ffc0, 0x0000_0040, 0, 0x3f];
    const source = sourceFrom(words.values());
    expect(source.bits52()).toBe((2n ** 26n - 1n) * 2n ** 26n + 1n);
    expect(source.bits52()).toBe(0n);
  });

  test('shuffle by Fisher–Yates from the last place down', () => {
    // j = 0 below 4, then 0 below 3, then 1 below 2.
    expect(sourceFrom([0, 0, 1].values()).shuffled(4)).toEqual([2, 1, 3, 0]);
  });

  test('the hash of a server seed is the hash of its text, as any tool prints it', () => {
    // printf %s 00…00 | sha256sum
    expect(hashOf('0'.repeat(64))).toBe(
      '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
    );
  });
});
