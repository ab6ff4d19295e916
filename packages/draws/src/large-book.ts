import { bytesToHex } from '@noble/hashes/utils.js';
import type { BookProof } from './bet-book.ts';
import { hashed, nodeKind, pathOf, rootFrom, treeOf } from './book-tree.ts';
import { bytesOf } from './bytes.ts';

/** Leaves of a block. A power of two, so that a block is a part of the tree. */
export const blockSize = 1024;

interface Part {
  readonly size: number;
  readonly hash: Uint8Array;
}

/**
 * A bet book that is read leaf by leaf: it keeps a hash for each part of the tree that is complete,
 * and one for each block.
 */
export class GrowingBook {
  readonly #parts: Part[] = [];
  readonly #blocks: Uint8Array[] = [];
  #count = 0;

  /** The number of leaves so far. */
  get count(): number {
    return this.#count;
  }

  add(leaf: string): void {
    let part: Part = { size: 1, hash: bytesOf(leaf, 32) };
    for (let left = this.#parts.at(-1); left?.size === part.size; left = this.#parts.at(-1)) {
      this.#parts.pop();
      part = { size: 2 * part.size, hash: hashed(nodeKind, left.hash, part.hash) };
      if (part.size === blockSize) this.#blocks.push(part.hash);
    }
    this.#parts.push(part);
    this.#count += 1;
  }

  /** The root of all leaves, as `rootOf` makes it. Hex. */
  root(): string {
    return rootFrom(joined(this.#parts), this.#count);
  }

  /** The hash of each block; the last one may have fewer leaves. Hex. */
  blocks(): string[] {
    const rest = this.#parts.filter(({ size }) => size < blockSize);
    const all = rest.length > 0 ? [...this.#blocks, joined(rest)] : this.#blocks;
    return all.map(bytesToHex);
  }
}

/** The top of a tree whose complete parts are given from the left, the larger ones first. */
const joined = (parts: readonly Part[]): Uint8Array =>
  parts
    .map(({ hash }) => hash)
    .reduceRight<Uint8Array | undefined>(
      (right, left) => (right ? hashed(nodeKind, left, right) : left),
      undefined,
    ) ?? treeOf([]);

interface InBlocks {
  /** The place of the leaf in the whole book, and the number of all leaves. */
  readonly index: number;
  readonly count: number;
  /** The leaves of its block, and the hashes of all blocks. */
  readonly leaves: readonly string[];
  readonly blocks: readonly string[];
}

/** The same proof as `proofOf`, from one block of a large book. */
export function proofInBlocks({ index, count, leaves, blocks }: InBlocks): BookProof {
  const bytes = (hashes: readonly string[]) => hashes.map((hash) => bytesOf(hash, 32));
  const path = [
    ...pathOf(bytes(leaves), index % blockSize),
    ...pathOf(bytes(blocks), Math.floor(index / blockSize)),
  ];
  return { index, count, path: path.map(bytesToHex) };
}
