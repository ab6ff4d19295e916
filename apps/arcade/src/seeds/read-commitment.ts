import type { Context } from '../context.ts';
import { useSession } from '../sessions/session.store.ts';
import type { Commitment } from '../wire/replies.ts';
import { getCommitment } from './seed.store.ts';

/**
 * What the next round of the player is committed to. A page that stays open asks again, since
 * another one may have changed the seed. Throws the refusal `session_over`.
 */
export async function readCommitment({ database }: Context, token: string): Promise<Commitment> {
  const { playerId } = await useSession(database, token);
  return getCommitment(database, playerId);
}
