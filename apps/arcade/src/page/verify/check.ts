import { diceOf, hashOf } from '../../fair/dice.ts';
import { clientSeedShape, serverSeedShape } from '../../fair/shapes.ts';
import type { Dice } from '../../game/symbols.ts';

/** The fields of the form, filled in by the player or from a round. */
export interface Claim {
  serverSeed: string;
  /** The fingerprint that was shown before the bet; empty when it is not known. */
  hash: string;
  clientSeed: string;
  nonce: string;
}

export interface Verdict {
  hash: 'right' | 'wrong' | 'none';
  dice: Dice;
}

/** Calculates a round again; undefined when the claim is not complete. */
export function check({ serverSeed, hash, clientSeed, nonce }: Claim): Verdict | undefined {
  const complete =
    serverSeedShape.test(serverSeed) && clientSeedShape.test(clientSeed) && /^\d{1,9}$/.test(nonce);
  if (!complete) return undefined;
  const own = hashOf(serverSeed);
  return {
    hash: hash === '' ? 'none' : own === hash ? 'right' : 'wrong',
    dice: diceOf(serverSeed, clientSeed, Number.parseInt(nonce, 10)),
  };
}
