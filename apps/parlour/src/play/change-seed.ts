import { transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { lockPlayer } from '../wallet/player.store.ts';
import type { Rotation } from './replies.ts';
import { lastRounds } from './round.store.ts';
import { commitmentOf, startNextSeed } from './seed.store.ts';
import { playerOf } from './tickets.ts';

/** The number of rolls shown with a revealed seed. */
const mostShown = 50;

/** Reveals the server seed in use and starts the next one. @throws Refusal session_over */
export async function changeSeed(
  { database }: Context,
  session: string,
  clientSeed: string,
): Promise<Rotation> {
  const playerId = await playerOf(database, session);
  return transaction(database, async (tx) => {
    await lockPlayer(tx, playerId);
    const {
      id,
      serverSeed,
      serverSeedHash,
      clientSeed: old,
    } = await startNextSeed(tx, playerId, clientSeed);
    const rounds = await lastRounds(tx, playerId, mostShown, id);
    return {
      revealed: { serverSeed, serverSeedHash, clientSeed: old, rounds },
      commitment: await commitmentOf(tx, playerId),
    };
  });
}
