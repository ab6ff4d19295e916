import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isInBook, proofOf, rootOf } from './bet-book.ts';
import { blockSize, GrowingBook, proofInBlocks } from './large-book.ts';

const leaves = Array.from({ length: 4 * blockSize + 1 }, (_, at) =>
  createHash('sha256').update(`leaf ${at}`).digest('hex'),
);
const bookOf = (count: number) => {
  const book = new GrowingBook();
  for (const leaf of leaves.slice(0, count)) book.add(leaf);
  return book;
};

describe('LOT-07 a bet book that is read leaf by leaf', () => {
  it('has the same root, whatever its size', () => {
    for (const count of [0, 1, 2, 3, 7, 8, 100, 1023, 1024, 1025, 2048, 3000, 4097])
      expect(bookOf(count).root(), String(count)).toBe(rootOf(leaves.slice(0, count)));
  });

  it('has one block for each 1,024 leaves, and one for the rest', () => {
    expect([0, 1, 1024, 1025, 4096, 4097].map((count) => bookOf(count).blocks().length)).toEqual([
      ...[0, 1, 1, 2, 4, 5],
    ]);
  });

  it.each([1, 1000, 1024, 1025, 2049, 3072, 4097])(
    'proves leaves of %d by their blocks',
    (count) => {
      const all = leaves.slice(0, count);
      const [blocks, root] = [bookOf(count).blocks(), rootOf(all)];
      for (const index of new Set([0, 1, 1023, 1024, 2048, count - 2, count - 1])) {
        if (index < 0 || index >= count) continue;
        const from = index - (index % blockSize);
        const proof = proofInBlocks({
          ...{ index, count, blocks },
          leaves: all.slice(from, from + blockSize),
        });
        expect(proof).toEqual(proofOf(all, index));
        expect(isInBook(root, all[index] ?? '', proof)).toBe(true);
      }
    },
  );
});
