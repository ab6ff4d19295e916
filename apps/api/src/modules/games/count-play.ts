import type { Data } from '../../contexts.ts';
import { countPlayers, countRounds, rankGames } from './popularity.store.ts';

/**
 * Rounds younger than this are counted by the next run: their ids are older than the moment at
 * which others see them, by the length of a transaction.
 */
const settledMs = 60_000;

/** Counts the rounds since the last run, and sets how popular each game is (GAM-01). */
export async function countPlay({ db, clock }: Data, settled = settledMs): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() - settled);
  while (await countRounds(db, until));
  await rankGames(db, now);
}

/** Who began a round so long ago still counts as playing. */
const playingMs = 10 * 60_000;

/** Sets how many people play each game now. */
export const countPlayersNow = ({ db, clock }: Data): Promise<void> =>
  countPlayers(db, new Date(clock.now().getTime() - playingMs));
