import { randomBytes, randomUUID } from 'node:crypto';
import { findRow, getRow, type Queryable } from '@lantern/outside';
import { hashOf } from '../game/fair.ts';
import type { Commitment } from './replies.ts';

export interface Seed {
  id: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: number;
}

const columns = 'id, server_seed, server_seed_hash, client_seed, next_nonce';

/** Creates a player's next seed, or with a client seed the one in use. Needs the wallet lock. */
async function makeSeed(db: Queryable, playerId: string, clientSeed: string | null): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  await db.query(
    `INSERT INTO seed (id, player_id, state, server_seed, server_seed_hash, client_seed)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      randomUUID(),
      playerId,
      clientSeed === null ? 'next' : 'in_use',
      serverSeed,
      hashOf(serverSeed),
      clientSeed,
    ],
  );
}

/** The seed of the next roll; a new player gets the first two. Needs the wallet lock. */
export async function seedInUse(db: Queryable, playerId: string): Promise<Seed> {
  const text = `SELECT ${columns} FROM seed WHERE player_id = $1 AND state = 'in_use'`;
  const found = await findRow<Seed>(db, text, [playerId]);
  if (found) return found;
  await makeSeed(db, playerId, randomBytes(8).toString('hex'));
  await makeSeed(db, playerId, null);
  return getRow<Seed>(db, text, [playerId]);
}

/** Takes the next nonce of a seed. */
export async function takeNonce(db: Queryable, seed: Seed): Promise<number> {
  const { nonce } = await getRow<{ nonce: number }>(
    db,
    'UPDATE seed SET next_nonce = next_nonce + 1 WHERE id = $1 RETURNING next_nonce - 1 AS nonce',
    [seed.id],
  );
  return nonce;
}

/** Reveals the seed in use and starts the announced next one with the player's client seed. */
export async function startNextSeed(
  db: Queryable,
  playerId: string,
  clientSeed: string,
): Promise<Seed> {
  const old = await seedInUse(db, playerId);
  await db.query("UPDATE seed SET state = 'revealed' WHERE id = $1", [old.id]);
  await db.query(
    "UPDATE seed SET state = 'in_use', client_seed = $2 WHERE player_id = $1 AND state = 'next'",
    [playerId, clientSeed],
  );
  await makeSeed(db, playerId, null);
  return old;
}

export async function commitmentOf(db: Queryable, playerId: string): Promise<Commitment> {
  const { serverSeedHash, clientSeed, nextNonce } = await seedInUse(db, playerId);
  const next = await getRow<{ hash: string }>(
    db,
    "SELECT server_seed_hash AS hash FROM seed WHERE player_id = $1 AND state = 'next'",
    [playerId],
  );
  return { serverSeedHash, clientSeed, nonce: nextNonce, nextServerSeedHash: next.hash };
}
