import type { Context } from '../context.ts';
import { transaction } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { hasOpenBet } from '../rounds/round.store.ts';
import { useSession } from '../sessions/session.store.ts';
import type { Rotation } from '../wire/replies.ts';
import { getCommitment, revealSeed, startNextSeed } from './seed.store.ts';

/**
 * Reveals the server seed in use and goes on with the next one, whose hash the player has known all
 * along, with the client seed of the player's choice and the nonce at 0. Throws the refusal
 * `session_over`, and `round_under_way` while a bet on the old seed waits for its answer: its dice
 * are not decided before the site has spoken.
 */
export async function rotateSeed(
  context: Context,
  token: string,
  clientSeed: string,
): Promise<Rotation> {
  return transaction(context.database, async (tx) => {
    const { playerId } = await useSession(tx, token);
    const { id, ...revealed } = await revealSeed(tx, playerId);
    if (await hasOpenBet(tx, id)) throw new Refusal('round_under_way');
    await startNextSeed(tx, playerId, clientSeed);
    return { revealed, next: await getCommitment(tx, playerId) };
  });
}
