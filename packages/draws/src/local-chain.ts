import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type BeaconChain, type BeaconRound, messageOf } from './beacon.ts';
import { bytesOf, fields, uint32 } from './bytes.ts';

const bls = bls12_381.shortSignatures;

/** A beacon of one party, for development and tests: real signatures, but no independence. */
export interface LocalChain {
  readonly chain: BeaconChain;
  readonly sign: (round: number) => BeaconRound;
}

/**
 * @param secret 32 bytes in hex
 * @param genesis seconds since 1970; `period` seconds between rounds
 * @throws for a secret that is no key
 */
export function localChain(secret: string, genesis: number, period: number): LocalChain {
  const seed = sha256(fields('lantern/local-beacon/1', bytesOf(secret, 32)));
  // Below the order of the group, as every key must be.
  seed[0] = (seed[0] ?? 0) & 0x3f;
  const publicKey = bls.getPublicKey(seed).toHex(true);
  const about = fields(bytesOf(publicKey, 96), uint32(genesis), uint32(period));
  return {
    chain: { hash: bytesToHex(sha256(about)), publicKey, genesis, period },
    sign: (round) => ({ round, signature: bls.sign(messageOf(round), seed).toHex(true) }),
  };
}
