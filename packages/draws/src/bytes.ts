import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A number below 2^32 as four bytes, the highest first. */
export function uint32(number: number): Uint8Array {
  if (!Number.isInteger(number) || number < 0 || number >= 2 ** 32)
    throw new RangeError('not a number of 32 bits');
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/**
 * Joins fields so that no other fields give the same bytes: each is preceded by its length as four
 * bytes. A text is its UTF-8 bytes.
 */
export const fields = (...all: readonly (Uint8Array | string)[]): Uint8Array =>
  concatBytes(
    ...all.flatMap((one) => {
      const bytes = typeof one === 'string' ? utf8ToBytes(one) : one;
      return [uint32(bytes.length), bytes];
    }),
  );

/**
 * Reads lower-case hex with exactly so many bytes.
 * @throws RangeError for any other text
 */
export function bytesOf(hex: string, length: number): Uint8Array {
  if (!/^[0-9a-f]*$/.test(hex) || hex.length !== length * 2)
    throw new RangeError(`not ${length} bytes in lower-case hex`);
  return hexToBytes(hex);
}
