import { createHash } from 'node:crypto';
import type pg from 'pg';
import { hashOf, type Seeds } from '../src/fair/words.ts';
import { diceOf } from '../src/games/lucky-bowl/dice.ts';
import type { Dice } from '../src/games/lucky-bowl/symbols.ts';

/** Replaces a player's seed in use by one with the wanted first dice; always finds the same one. */
export const fixSeed = (
  pool: pg.Pool,
  playerId: string,
  wanted: (dice: Dice) => boolean,
): Promise<string> =>
  fixSeeds(pool, playerId, ({ serverSeed, clientSeed, nonce }) =>
    wanted(diceOf(serverSeed, clientSeed, nonce)),
  );

/** The same for the first round of any game. */
export async function fixSeeds(
  pool: pg.Pool,
  playerId: string,
  wanted: (seeds: Seeds) => boolean,
): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const serverSeed = createHash('sha256').update(`${playerId}${attempt}`).digest('hex');
    if (!wanted({ serverSeed, clientSeed: 'fixed', nonce: 0 })) continue;
    await pool.query(
      `UPDATE seed SET server_seed = $2, server_seed_hash = $3, client_seed = 'fixed'
       WHERE player_id = $1 AND state = 'in_use'`,
      [playerId, serverSeed, hashOf(serverSeed)],
    );
    return serverSeed;
  }
}
