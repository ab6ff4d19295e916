import { randomBytes, randomUUID } from 'node:crypto';
import { getOne, type Queryable } from '../database/database.ts';
import { hashOf } from '../fair/dice.ts';
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

/** Gives a player who has none a seed to play with and one that follows it. */
export async function ensureSeeds(db: Queryable, playerId: string): Promise<void> {
  await insertSeed(db, playerId, 'in_use');
  await insertSeed(db, playerId, 'next');
}

export async function getCommitment(db: Queryable, playerId: string): Promise<Commitment> {
  return getOne(
    db,
    `SELECT seed.server_seed_hash AS "serverSeedHash", seed.client_seed AS "clientSeed", seed.next_nonce AS nonce,
       following.server_seed_hash AS "nextServerSeedHash"
     FROM seed JOIN seed AS following ON following.player_id = seed.player_id AND following.state = 'next'
     WHERE seed.player_id = $1 AND seed.state = 'in_use'`,
    [playerId],
  );
}

/**
 * Until the end of the transaction nobody else uses or changes the seeds of this player. Without it
 * a statement that waits for a change would look for a seed in use as it was before, and find none.
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
  return getOne(
    tx,
    `UPDATE seed SET next_nonce = next_nonce + 1 WHERE player_id = $1 AND state = 'in_use'
     RETURNING id AS "seedId", next_nonce - 1 AS nonce`,
    [playerId],
  );
}

/** Retires the seed in use and gives it away. */
export async function revealSeed(
  tx: Queryable,
  playerId: string,
): Promise<RevealedSeed & { id: string }> {
  await lockSeeds(tx, playerId);
  return getOne(
    tx,
    `UPDATE seed SET state = 'revealed' WHERE player_id = $1 AND state = 'in_use'
     RETURNING id, server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed",
       next_nonce AS rounds`,
    [playerId],
  );
}

/**
 * Takes the next seed into use with the client seed that the player chose, and commits to another
 * one.
 */
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
