import { hexToBytes } from '@noble/hashes/utils.js';

/** A number below 2^32 as four bytes, the highest first. */
export function uint32(number: number): Uint8Array {
  if (!Number.isInteger(number) || number < 0 || number >= 2 ** 32)
    throw new RangeError('not a number of 32 bits');
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

const utf8 = new TextEncoder();

/**
 * Joins fields so that no other fields give the same bytes: each is preceded by its length as four
 * bytes. A text is its UTF-8 bytes.
 */
export function fields(...all: readonly (Uint8Array | string)[]): Uint8Array {
  // A character of UTF-16 is at most three bytes. Each bet has a leaf, so nothing is copied twice.
  const room = all.reduce(
    (sum, one) => sum + 4 + one.length * (typeof one === 'string' ? 3 : 1),
    0,
  );
  const bytes = new Uint8Array(room);
  const view = new DataView(bytes.buffer);
  let end = 0;
  for (const one of all) {
    const place = bytes.subarray(end + 4);
    let length = one.length;
    if (typeof one === 'string') length = utf8.encodeInto(one, place).written;
    else place.set(one);
    view.setUint32(end, length);
    end += 4 + length;
  }
  return bytes.subarray(0, end);
}

/**
 * Reads lower-case hex with exactly so many bytes.
 * @throws RangeError for any other text
 */
export function bytesOf(hex: string, length: number): Uint8Array {
  if (!/^[0-9a-f]*$/.test(hex) || hex.length !== length * 2)
    throw new RangeError(`not ${length} bytes in lower-case hex`);
  return hexToBytes(hex);
}
