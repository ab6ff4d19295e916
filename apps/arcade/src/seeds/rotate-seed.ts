import { transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { hasUndecided } from '../rounds/round.store.ts';
import { useSession } from '../sessions/session.store.ts';
import type { Rotation } from '../wire/replies.ts';
import { getCommitment, revealSeed, startNextSeed } from './seed.store.ts';

/**
 * Reveals the server seed in use and starts the announced next one, with the player's client seed
 * and nonce 0. A round that is not decided blocks this, because its seed would give it away.
 * @throws Refusal session_over, round_under_way
 */
export async function rotateSeed(
  context: Context,
  token: string,
  clientSeed: string,
): Promise<Rotation> {
  return transaction(context.database, async (tx) => {
    const { playerId } = await useSession(tx, token);
    const { id, ...revealed } = await revealSeed(tx, playerId);
    if (await hasUndecided(tx, id)) throw new Refusal('round_under_way');
    await startNextSeed(tx, playerId, clientSeed);
    return { revealed, next: await getCommitment(tx, playerId) };
  });
}
