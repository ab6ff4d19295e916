import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The published name of this rule. A changed rule needs a new name. */
export const algorithm = 'moon-dice/hmac-sha256/1';

/** The largest multiple of 10,000 in four bytes; higher numbers would favour low rolls. */
const firstSkipped = 4_294_960_000;

/** The roll of a four-byte number; undefined for a skipped one. */
export const rollFrom = (number: number): number | undefined =>
  number < firstSkipped ? number % 10_000 : undefined;

/**
 * The roll of a round, 0 to 9999. Server and page use this rule, and anyone can implement it again:
 *
 * 1. The server seed is text: 64 hexadecimal digits in lower case, used as these 64 ASCII
 *    characters.
 * 2. Block number c (0, 1, 2 …) is the 32 bytes of HMAC-SHA256 with the server seed as key and the
 *    UTF-8 text `<client seed>:<nonce>:<c>` as message; nonce and c are written in decimal without
 *    leading zeros.
 * 3. Read the blocks as numbers of four bytes each, the first byte the highest. Skip each of
 *    4,294,960,000 or more. The first remaining number, mod 10,000, is the roll.
 */
export function rollOf(serverSeed: string, clientSeed: string, nonce: number): number {
  const key = utf8ToBytes(serverSeed);
  for (let cursor = 0; ; cursor += 1) {
    const block = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += 4) {
      const roll = rollFrom(view.getUint32(at));
      if (roll !== undefined) return roll;
    }
  }
}

/** The hash shown before the bet: the SHA-256 of the 64 characters, in lower-case hex. */
export const hashOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));
