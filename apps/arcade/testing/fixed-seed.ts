import { createHash } from 'node:crypto';
import type pg from 'pg';
import { diceOf, hashOf } from '../src/fair/dice.ts';
import type { Dice } from '../src/game/symbols.ts';

/** Replaces a player's seed in use by one with the wanted first dice; always finds the same one. */
export async function fixSeed(
  pool: pg.Pool,
  playerId: string,
  wanted: (dice: Dice) => boolean,
): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const serverSeed = createHash('sha256').update(`${playerId}${attempt}`).digest('hex');
    if (!wanted(diceOf(serverSeed, 'fixed', 0))) continue;
    await pool.query(
      `UPDATE seed SET server_seed = $2, server_seed_hash = $3, client_seed = 'fixed'
       WHERE player_id = $1 AND state = 'in_use'`,
      [playerId, serverSeed, hashOf(serverSeed)],
    );
    return serverSeed;
  }
}
