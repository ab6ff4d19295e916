import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What decides a round: the server's seed, the player's seed and the number of the round. */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The hash shown before the bet: the SHA-256 of the 64 characters, in lower-case hex. */
export function hashOf(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/**
 * Block c (0, 1, 2 …) is HMAC-SHA256 with the server seed as key, as its 64 characters, and the
 * UTF-8 text `<client seed>:<nonce>:<c>` as message.
 */
export function* blocksOf({ serverSeed, clientSeed, nonce }: Seeds): Generator<Uint8Array, never> {
  const key = utf8ToBytes(serverSeed);
  for (let block = 0; ; block += 1)
    yield hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`));
}

/** The blocks as 32-bit numbers, the first byte highest. */
function* wordsOf(seeds: Seeds): Generator<number, never> {
  for (const block of blocksOf(seeds)) {
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += 4) yield view.getUint32(at);
  }
  throw new RangeError('the blocks never end');
}

/** Draws numbers from the words of a round, each word once. */
export interface Source {
  /** A number from 0 to `count` − 1, all equally likely: words that favour some are skipped. */
  below(count: number): number;
  /** 52 bits: the high 26 bits of one word, then those of the next. */
  bits52(): bigint;
  /** The numbers 0 to `count` − 1 shuffled by Fisher–Yates, from the last place down. */
  shuffled(count: number): number[];
}

export function sourceOf(seeds: Seeds): Source {
  return sourceFrom(wordsOf(seeds));
}

/** Draws from given words; tests give words that a seed yields once in a billion rounds. */
export function sourceFrom(words: Iterator<number, unknown>): Source {
  const next = (): number => {
    const { value, done } = words.next();
    if (done || typeof value !== 'number') throw new RangeError('there is no word left');
    return value;
  };
  const below = (count: number): number => {
    const firstSkipped = Math.floor(2 ** 32 / count) * count;
    let word = next();
    while (word >= firstSkipped) word = next();
    return word % count;
  };
  return {
    below,
    bits52: () => {
      const high = BigInt(next() >>> 6);
      return high * 2n ** 26n + BigInt(next() >>> 6);
    },
    shuffled: (count) => {
      const places = Array.from({ length: count }, (_, place) => place);
      for (let last = count - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
      }
      return places;
    },
  };
}
