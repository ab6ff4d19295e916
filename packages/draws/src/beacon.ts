import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOf } from './bytes.ts';

/**
 * A public randomness beacon of the scheme `bls-unchained-g1-rfc9380` (drand): a group of parties
 * signs the number of each round. A signature cannot be known before its round.
 */
export interface BeaconChain {
  /** 32 bytes in hex. */
  readonly hash: string;
  /** A point of G2: 96 bytes in hex. */
  readonly publicKey: string;
  /** When round 1 was made, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds between rounds. */
  readonly period: number;
}

export interface BeaconRound {
  readonly round: number;
  /** A point of G1: 48 bytes in hex. */
  readonly signature: string;
}

/** The chain quicknet of the League of Entropy, a round every three seconds. */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

const suite = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const bls = bls12_381.shortSignatures;

/** The point that a beacon signs: the hash of the round's number as eight bytes. */
export function messageOf(round: number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bls.hash(sha256(bytes), suite);
}

/** When a round is made, in milliseconds since 1970. */
export const timeOf = ({ genesis, period }: BeaconChain, round: number): number =>
  (genesis + (round - 1) * period) * 1000;

/**
 * The round that a draw uses: the first one that is made later than the closing time and a margin
 * for clocks that differ. Both are milliseconds. It is fixed with the closing time, before it
 * exists, so that it cannot be chosen.
 */
export function roundAfter(chain: BeaconChain, closedAt: number, margin: number): number {
  const seconds = (closedAt + margin) / 1000 - chain.genesis;
  return Math.max(1, Math.floor(seconds / chain.period) + 2);
}

export type BeaconFault = 'wrong_round' | 'wrong_signature';

/** Verifies what a beacon replied for a round; undefined if nothing is wrong. Never throws. */
export function beaconFault(
  chain: BeaconChain,
  asked: number,
  { round, signature }: BeaconRound,
): BeaconFault | undefined {
  if (round !== asked) return 'wrong_round';
  try {
    const [signed, key] = [bytesOf(signature, 48), bytesOf(chain.publicKey, 96)];
    return bls.verify(signed, messageOf(round), key) ? undefined : 'wrong_signature';
  } catch {
    return 'wrong_signature';
  }
}

/** The randomness of a round: SHA-256 of its signature, which only one value fits. Hex. */
export const randomnessOf = ({ signature }: BeaconRound): string =>
  bytesToHex(sha256(bytesOf(signature, 48)));
