import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, fields, uint32 } from './bytes.ts';

/** What decides an own draw. All but the id are lower-case hex. */
export interface DrawSources {
  readonly drawId: string;
  /** 32 bytes, committed to before the draw opened. */
  readonly seed: string;
  /** The root of the bet book: 32 bytes, fixed when the draw closed. */
  readonly bookRoot: string;
  /** The public randomness: 32 bytes, which did not exist before the draw closed. */
  readonly randomness: string;
}

const label = 'lantern/draw/1';

/**
 * The words of a draw: HMAC-SHA256 with the seed as key. Block 0, 1, 2 … has as its message the
 * fields label, draw id, root and randomness, each with its length before it, and the number of
 * the block as four bytes. A block is eight words of 32 bits, the highest byte first.
 */
export function* wordsOf(sources: DrawSources): Generator<number, never> {
  const { drawId, seed, bookRoot, randomness } = sources;
  const key = bytesOf(seed, 32);
  const message = fields(label, drawId, bytesOf(bookRoot, 32), bytesOf(randomness, 32));
  // What all blocks begin with is hashed once.
  const beginning = hmac.create(sha256, key).update(message);
  for (let number = 0; ; number += 1) {
    const block = beginning.clone().update(uint32(number)).digest();
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += 4) yield view.getUint32(at);
  }
}

/**
 * A number from 0 to `count` − 1, all equally likely. Words from the largest multiple of `count` on
 * would favour low numbers and are skipped.
 */
export function below(words: Iterator<number, never>, count: number): number {
  const firstSkipped = Math.floor(2 ** 32 / count) * count;
  let word = words.next().value;
  while (word >= firstSkipped) word = words.next().value;
  return word % count;
}
