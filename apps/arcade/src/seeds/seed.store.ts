import { randomBytes, randomUUID } from 'node:crypto';
import { getRow, type Queryable } from '@lantern/outside';
import { hashOf } from '../fair/words.ts';
import type { Commitment, RevealedSeed } from '../wire/replies.ts';

/** Commits to a new server seed, unless the player has one in this state already. */
async function insertSeed(
  db: Queryable,
  playerId: string,
  state: 'in_use' | 'next',
): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  const clientSeed = state === 'in_use' ? randomBytes(8).toString('hex') : null;
  await db.query(
    `INSERT INTO seed (id, player_id, state, server_seed, server_seed_hash, client_seed)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [randomUUID(), playerId, state, serverSeed, hashOf(serverSeed), clientSeed],
  );
}

/** Creates a seed in use and a next one for a player who has none. */
export async function ensureSeeds(db: Queryable, playerId: string): Promise<void> {
  await insertSeed(db, playerId, 'in_use');
  await insertSeed(db, playerId, 'next');
}

export async function getCommitment(db: Queryable, playerId: string): Promise<Commitment> {
  return getRow(
    db,
    `SELECT seed.server_seed_hash, seed.client_seed, seed.next_nonce AS nonce,
       following.server_seed_hash AS next_server_seed_hash
     FROM seed
     JOIN seed AS following ON following.player_id = seed.player_id AND following.state = 'next'
     WHERE seed.player_id = $1 AND seed.state = 'in_use'`,
    [playerId],
  );
}

/**
 * Locks the player's seeds until the end of the transaction. Without it, a statement that waited
 * for a change would look for the old seed in use and find none.
 */
async function lockSeeds(tx: Queryable, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`seeds:${playerId}`]);
}

/** Takes the next nonce of the player's seed in use; no other round can get the same one. */
export async function takeNonce(
  tx: Queryable,
  playerId: string,
): Promise<{ seedId: string; nonce: number }> {
  await lockSeeds(tx, playerId);
  return getRow(
    tx,
    `UPDATE seed SET next_nonce = next_nonce + 1 WHERE player_id = $1 AND state = 'in_use'
     RETURNING id AS seed_id, next_nonce - 1 AS nonce`,
    [playerId],
  );
}

/** Retires the seed in use and returns it. */
export async function revealSeed(
  tx: Queryable,
  playerId: string,
): Promise<RevealedSeed & { id: string }> {
  await lockSeeds(tx, playerId);
  return getRow(
    tx,
    `UPDATE seed SET state = 'revealed' WHERE player_id = $1 AND state = 'in_use'
     RETURNING id, server_seed, server_seed_hash, client_seed, next_nonce AS rounds`,
    [playerId],
  );
}

/** Starts the next seed with the player's client seed, and commits to another one. */
export async function startNextSeed(
  db: Queryable,
  playerId: string,
  clientSeed: string,
): Promise<void> {
  await db.query(
    `UPDATE seed SET state = 'in_use', client_seed = $2 WHERE player_id = $1 AND state = 'next'`,
    [playerId, clientSeed],
  );
  await insertSeed(db, playerId, 'next');
}
