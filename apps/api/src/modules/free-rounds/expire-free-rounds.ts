import type { Data } from '../../contexts.ts';
import { expireGrants } from './free-rounds.store.ts';

const atOnce = 500;

/** Ends grants whose time is over. A bet that comes late is refused without it, too. */
export async function expireFreeRounds({ db }: Data): Promise<void> {
  while ((await expireGrants(db, atOnce)) === atOnce);
}
