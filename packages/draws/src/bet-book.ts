import { bytesToHex } from '@noble/hashes/utils.js';
import {
  hashed,
  label,
  leafKind,
  nodeKind,
  pathOf,
  rootFrom,
  splitOf,
  treeOf,
} from './book-tree.ts';
import { bytesOf, fields, uint32 } from './bytes.ts';

/** A line of a ticket, as the bet book commits to it. Amounts and numbers are decimal digits. */
export interface BookLine {
  readonly play: string;
  /** The canonical text of the selection. */
  readonly selection: string;
  readonly unit: string;
  readonly multiple: string;
  /** The series that the member chose; empty if the play has fixed odds. */
  readonly series: string;
  readonly cardVersion: string;
  /** Minor units. */
  readonly cost: string;
}

/** A ticket as the bet book commits to it. */
export interface BookTicket {
  readonly drawId: string;
  readonly reference: string;
  /** 16 random bytes in hex, known to the member only: without them a leaf hides its ticket. */
  readonly salt: string;
  readonly lines: readonly BookLine[];
}

/** The leaf of a ticket: all that was staked, and on what. 32 bytes in hex. */
export const leafOf = ({ drawId, reference, salt, lines }: BookTicket): string =>
  bytesToHex(
    hashed(
      leafKind,
      fields(
        label,
        drawId,
        reference,
        bytesOf(salt, 16),
        uint32(lines.length),
        ...lines.flatMap((line) => [
          line.play,
          line.selection,
          line.unit,
          line.multiple,
          line.series,
          line.cardVersion,
          line.cost,
        ]),
      ),
    ),
  );

/** The root of a bet book: it fixes the leaves, their order and their number. Hex. */
export const rootOf = (leaves: readonly string[]): string =>
  rootFrom(treeOf(leaves.map((leaf) => bytesOf(leaf, 32))), leaves.length);

/** What shows that a leaf is in a book: its place, the number of leaves, and the other hashes. */
export interface BookProof {
  readonly index: number;
  readonly count: number;
  /** Hex, from the leaf up. */
  readonly path: readonly string[];
}

/** @throws RangeError for a place outside of the book */
export function proofOf(leaves: readonly string[], index: number): BookProof {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
    throw new RangeError('no such leaf');
  const path = pathOf(
    leaves.map((leaf) => bytesOf(leaf, 32)),
    index,
  );
  return { index, count: leaves.length, path: path.map(bytesToHex) };
}

/** The hash of the tree above a leaf; undefined if the path has another length. */
function climb(
  leaf: Uint8Array,
  index: number,
  count: number,
  path: readonly Uint8Array[],
): Uint8Array | undefined {
  const other = path.at(-1);
  if (count === 1 || !other) return count === 1 && !other ? leaf : undefined;
  const split = splitOf(count);
  const isLeft = index < split;
  const rest = path.slice(0, -1);
  const below = isLeft
    ? climb(leaf, index, split, rest)
    : climb(leaf, index - split, count - split, rest);
  if (!below) return undefined;
  return isLeft ? hashed(nodeKind, below, other) : hashed(nodeKind, other, below);
}

/** Whether a leaf is in the book with this root. False for anything malformed. */
export function isInBook(root: string, leaf: string, { index, count, path }: BookProof): boolean {
  if (!Number.isInteger(index) || !Number.isInteger(count) || index < 0 || index >= count)
    return false;
  try {
    const hashes = path.map((hash) => bytesOf(hash, 32));
    const tree = climb(bytesOf(leaf, 32), index, count, hashes);
    return tree !== undefined && rootFrom(tree, count) === root;
  } catch {
    return false;
  }
}
