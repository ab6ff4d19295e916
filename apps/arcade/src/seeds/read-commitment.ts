import type { Context } from '../context.ts';
import { useSession } from '../sessions/session.store.ts';
import type { Commitment } from '../wire/replies.ts';
import { getCommitment } from './seed.store.ts';

/**
 * The commitment for the player's next round. An open page asks again, because another window may
 * have changed the seed. @throws Refusal session_over
 */
export async function readCommitment({ database }: Context, token: string): Promise<Commitment> {
  const { playerId } = await useSession(database, token);
  return getCommitment(database, playerId);
}
