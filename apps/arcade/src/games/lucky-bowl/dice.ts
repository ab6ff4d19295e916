import { blocksOf } from '../../fair/words.ts';
import { type Dice, symbolOf } from './symbols.ts';

/** The published name of this rule. A changed rule needs a new name. */
export const algorithm = 'lucky-bowl/hmac-sha256/1';

/** 42 × 6: bytes from here on are skipped, because they would make the low faces more likely. */
const firstSkipped = 252;

/** The die that a byte gives, 0 to 5; undefined for a skipped byte. */
export const dieOf = (byte: number): number | undefined =>
  byte < firstSkipped ? byte % 6 : undefined;

/** The endless sequence of dice of a round. */
function* values(serverSeed: string, clientSeed: string, nonce: number): Generator<number> {
  for (const block of blocksOf({ serverSeed, clientSeed, nonce })) {
    for (const byte of block) {
      const value = dieOf(byte);
      if (value !== undefined) yield value;
    }
  }
}

/**
 * The three dice of a round. Server, game and verifier use this same rule, and anyone can implement
 * it again:
 *
 * 1. The server seed is text: 64 hexadecimal digits in lower case. It is used as these 64 ASCII
 *    characters; it is not decoded into 32 bytes.
 * 2. Block number c (0, 1, 2 …) is the 32 bytes of HMAC-SHA256 with the server seed as key and the
 *    UTF-8 text `<client seed>:<nonce>:<c>` as message; nonce and c are written in decimal without
 *    leading zeros.
 * 3. Read the bytes of block 0 in order, then those of block 1, and so on. Skip each byte of 252 or
 *    more. Any other byte is a die of the value byte mod 6.
 * 4. The first three values are the dice, in this order; 0 gourd, 1 crab, 2 prawn, 3 fish, 4
 *    rooster, 5 deer.
 */
export function diceOf(serverSeed: string, clientSeed: string, nonce: number): Dice {
  const source = values(serverSeed, clientSeed, nonce);
  const next = () => symbolOf(source.next().value);
  return [next(), next(), next()];
}
