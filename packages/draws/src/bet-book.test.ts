import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BookTicket, isInBook, leafOf, proofOf, rootOf } from './bet-book.ts';

const leaf = (number: number): string =>
  createHash('sha256').update(`leaf ${number}`).digest('hex');
const leaves = (count: number): string[] => Array.from({ length: count }, (_, at) => leaf(at));

const ticket: BookTicket = {
  drawId: 'ssc-1-20261123-0001',
  reference: 'T-7K2M9Q4W',
  salt: '05'.repeat(16),
  lines: [
    {
      ...{ play: 'back3.direct', selection: '1|2|3', unit: '2000000', multiple: '1' },
      ...{ series: '1900', cardVersion: '3', cost: '2000' },
    },
  ],
};

describe('LOT-07 the bet book', () => {
  it('proves every ticket of books of any size', () => {
    for (const count of [1, 2, 3, 5, 8, 13, 33]) {
      const book = leaves(count);
      const root = rootOf(book);
      for (const [index, one] of book.entries())
        expect(isInBook(root, one, proofOf(book, index))).toBe(true);
    }
  });

  it('proves no other ticket, place, number of tickets or path', () => {
    const book = leaves(7);
    const root = rootOf(book);
    const proof = proofOf(book, 4);
    const [first = '', ...others] = proof.path;
    const forged = [
      isInBook(root, leaf(99), proof),
      isInBook(rootOf(leaves(8)), leaf(4), proof),
      isInBook(root, leaf(4), { ...proof, index: 5 }),
      isInBook(root, leaf(4), { ...proof, index: 7 }),
      isInBook(root, leaf(4), { ...proof, index: -1 }),
      isInBook(root, leaf(4), { ...proof, count: 8 }),
      isInBook(root, leaf(4), { ...proof, path: others }),
      isInBook(root, leaf(4), { ...proof, path: [...proof.path, first] }),
      isInBook(root, leaf(4), { ...proof, path: [first.toUpperCase(), ...others] }),
      isInBook(root, 'x', proof),
    ];
    expect(forged).toEqual(forged.map(() => false));
  });

  it('has another root if a ticket is missing, added, repeated or moved', () => {
    const book = leaves(6);
    const changed = [
      book.slice(1),
      book.slice(0, -1),
      [...book, leaf(6)],
      [...book, leaf(5)],
      book.toReversed(),
      [],
    ];
    expect(new Set([book, ...changed].map(rootOf)).size).toBe(changed.length + 1);
  });

  it('takes no inner hash for a ticket', () => {
    const book = leaves(4);
    const inner = proofOf(book, 0).path[1] ?? '';
    expect(isInBook(rootOf(book), inner, { index: 1, count: 2, path: proofOf(book, 3).path })).toBe(
      false,
    );
    expect(rootOf([inner, inner])).not.toBe(rootOf(book));
  });

  it('refuses a place outside of the book', () => {
    expect(() => proofOf(leaves(3), 3)).toThrow(RangeError);
  });

  it('commits to every field of a ticket', () => {
    const [line] = ticket.lines;
    if (!line) throw new Error('no line');
    const changes: BookTicket[] = [
      { ...ticket, drawId: 'x' },
      { ...ticket, reference: 'x' },
      { ...ticket, salt: '06'.repeat(16) },
      { ...ticket, lines: [] },
      { ...ticket, lines: [line, line] },
      ...Object.keys(line).map((field) => ({ ...ticket, lines: [{ ...line, [field]: 'x' }] })),
      // Fields that are joined without their lengths would give the same bytes.
      { ...ticket, lines: [{ ...line, play: 'back3.direct1', selection: '|2|3' }] },
    ];
    expect(new Set([ticket, ...changes].map(leafOf)).size).toBe(changes.length + 1);
  });

  it('has the root and the leaf of the published test vector', () => {
    expect([leafOf(ticket), rootOf([leafOf(ticket), leaf(1), leaf(2)]), rootOf([])]).toEqual([
      '463ebb2de87f6dec631b63f7d88ecc340c88c94ea05c0d82f2badf844cf46eae',
      'f31f88d69e60d1d403c7fa2b8745b22e82a5de00650e3c0dcea9e700b8571fb6',
      '6b4527648d9b490ffbdb90b3abbc3c01608aa3c5bb848316f9ceb451099344a6',
    ]);
  });
});
