import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seeds } from './words.ts';

const all = 2n ** 52n;
const hexDigits = 13;

/**
 * The jackpot number of a round, from 0 to 2^52 − 1: the first 13 hexadecimal digits of
 * HMAC-SHA256 with the server seed as key and `<client seed>:<nonce>:jackpot` as message. No block
 * of the outcome has this message, so the two are independent.
 */
export function jackpotNumber({ serverSeed, clientSeed, nonce }: Seeds): bigint {
  const message = utf8ToBytes(`${clientSeed}:${nonce}:jackpot`);
  const drawn = hmac(sha256, utf8ToBytes(serverSeed), message);
  return BigInt(`0x${bytesToHex(drawn).slice(0, hexDigits)}`);
}

/** Whether a stake wins the jackpot: with a chance of stake ÷ odds, to the last of 52 bits. */
export const winsJackpot = (number: bigint, stake: bigint, odds: bigint): boolean =>
  number * odds < stake * all;

/** The number as a fraction from 0 to 1, which a player compares with stake ÷ odds. */
export const jackpotFraction = (number: bigint): string =>
  `0.${String((number * 10n ** 12n) / all).padStart(12, '0')}`;
