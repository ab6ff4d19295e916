import { jackpotFraction, jackpotNumber } from '../../fair/jackpot.ts';
import { clientSeedShape, seatSeedsShape, serverSeedShape } from '../../fair/shapes.ts';
import { hashOf } from '../../fair/words.ts';
import { playableOf } from '../../games/index.ts';

/** The fields of the form, filled in by the player or from a round. */
export interface Claim {
  game: string;
  serverSeed: string;
  /** The fingerprint that was shown before the bet; empty when it is not known. */
  hash: string;
  clientSeed: string;
  nonce: string;
  /** The numbers that the draw of the game depends on, as they were entered. */
  parameters: Readonly<Record<string, string>>;
}

export interface Verdict {
  hash: 'right' | 'wrong' | 'none';
  /** In the notation of the game. */
  outcome: string;
  /** The jackpot number of a slot as a fraction. */
  jackpot?: string;
}

/** The parameters as numbers; undefined when one is missing or outside its limits. */
function parametersIn({ game, parameters }: Claim): Record<string, number> | undefined {
  const read: Record<string, number> = {};
  for (const { name, least, most } of playableOf(game).proof.parameters) {
    const text = parameters[name] ?? '';
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) return undefined;
    read[name] = value;
  }
  return read;
}

/** Calculates a round again; undefined when the claim is not complete. */
export function check(claim: Claim): Verdict | undefined {
  const { game, serverSeed, hash, clientSeed, nonce } = claim;
  const parameters = parametersIn(claim);
  const isSeed = clientSeedShape.test(clientSeed) || seatSeedsShape.test(clientSeed);
  const complete = serverSeedShape.test(serverSeed) && isSeed && /^\d{1,9}$/.test(nonce);
  if (!complete || !parameters) return undefined;
  const own = hashOf(serverSeed);
  const seeds = { serverSeed, clientSeed, nonce: Number.parseInt(nonce, 10) };
  const { classify, proof } = playableOf(game);
  return {
    hash: hash === '' ? 'none' : own === hash ? 'right' : 'wrong',
    outcome: proof.calculate(seeds, parameters),
    ...(classify === 'slot' && { jackpot: jackpotFraction(jackpotNumber(seeds)) }),
  };
}
