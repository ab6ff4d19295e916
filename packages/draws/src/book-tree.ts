import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { fields, uint32 } from './bytes.ts';

export const leafKind = 0;
export const nodeKind = 1;
const rootKind = 2;
export const label = 'lantern/bet-book/1';

/** SHA-256 over a byte for the kind of node and the rest, so that no leaf can pass as a node. */
export const hashed = (kind: number, ...rest: readonly Uint8Array[]): Uint8Array =>
  sha256(concatBytes(Uint8Array.of(kind), ...rest));

/** The largest power of two below a count of at least two: where a tree of RFC 6962 is split. */
export const splitOf = (count: number): number => 2 ** Math.floor(Math.log2(count - 1));

const nothing = hashed(rootKind);

export function treeOf(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (!only) return nothing;
  if (leaves.length === 1) return only;
  const split = splitOf(leaves.length);
  return hashed(nodeKind, treeOf(leaves.slice(0, split)), treeOf(leaves.slice(split)));
}

/** The hashes beside the way from a leaf to the top, from the leaf up. */
export function pathOf(leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  if (leaves.length < 2) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...pathOf(left, index), treeOf(right)]
    : [...pathOf(right, index - split), treeOf(left)];
}

export const rootFrom = (tree: Uint8Array, count: number): string =>
  bytesToHex(hashed(rootKind, fields(label, uint32(count), tree)));
