import type { Queryable } from '@lantern/outside';
import { ChainSeeds } from '../fair/chain.ts';
import type { Seeds } from '../fair/words.ts';
import { getChain, type SeedChain } from './chain.store.ts';

/** The seeds of the chains in use; each takes a hash for every round it has. */
const known = new Map<string, ChainSeeds>();

export function seedsIn(chain: SeedChain): ChainSeeds {
  const seeds = known.get(chain.id) ?? new ChainSeeds(chain);
  known.set(chain.id, seeds);
  return seeds;
}

/** What decides a round. Secret until the round is decided. */
export async function seedsOfRound(
  db: Queryable,
  { chainId, number }: { chainId: string; number: number },
): Promise<Seeds> {
  const chain = await getChain(db, chainId);
  const serverSeed = seedsIn(chain).at(number);
  return { serverSeed, clientSeed: chain.randomness ?? '', nonce: number };
}
