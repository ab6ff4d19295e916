import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOf, fields } from './bytes.ts';

/**
 * The commitment to a seed, published before its draw opens: SHA-256 of a label and the seed. It
 * reveals nothing of other seeds, so that draws can open long before the ones before them close.
 */
export const commitmentTo = (seed: string): string =>
  bytesToHex(sha256(fields('lantern/commitment/1', bytesOf(seed, 32))));

/**
 * The seed that is used before a seed, by another hash. So each revealed seed proves that the chain
 * was fixed before its first draw.
 */
export const seedBefore = (seed: string): string =>
  bytesToHex(sha256(fields('lantern/seed/1', bytesOf(seed, 32))));

/** A chain of seeds. */
export interface SeedChain {
  /** What would be before the first seed, published before the first draw opens. */
  readonly anchor: string;
  /** The seeds in the order of their use. */
  readonly seeds: readonly string[];
}

/**
 * Makes a chain backwards from its last seed, which must be secret and random: 32 bytes in hex.
 * @throws RangeError for a length below one
 */
export function chainOf(last: string, length: number): SeedChain {
  if (!Number.isInteger(length) || length < 1)
    throw new RangeError('a chain has at least one seed');
  const backwards = [last];
  while (backwards.length < length) backwards.push(seedBefore(backwards.at(-1) ?? last));
  const seeds = backwards.reverse();
  return { anchor: seedBefore(seeds[0] ?? last), seeds };
}
