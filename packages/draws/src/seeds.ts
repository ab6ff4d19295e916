import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOf, fields } from './bytes.ts';

const label = 'lantern/seed/1';

/**
 * The commitment to a seed: SHA-256 of the fields label and seed. It is also the seed that is used
 * before it, so that each revealed seed proves that the chain was fixed before its first draw.
 */
export const commitmentTo = (seed: string): string =>
  bytesToHex(sha256(fields(label, bytesOf(seed, 32))));

/** A chain of seeds. */
export interface SeedChain {
  /** The commitment to the first seed, published before the first draw opens. */
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
  while (backwards.length < length) backwards.push(commitmentTo(backwards.at(-1) ?? last));
  const seeds = backwards.reverse();
  return { anchor: commitmentTo(seeds[0] ?? last), seeds };
}
