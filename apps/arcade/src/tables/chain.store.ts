import { randomUUID } from 'node:crypto';
import { findRow, getRow, type Queryable } from '@lantern/outside';
import { ChainSeeds, newChain } from '../fair/chain.ts';

export interface SeedChain {
  id: string;
  lastSeed: string;
  length: number;
  /** s[0], published before the randomness exists. */
  firstHash: string;
  randomness: string | null;
  nextNumber: number;
}

const columns = 'id, last_seed, length, first_hash, randomness, next_number';

/** The chain of a game that has rounds left; a new one when there is none. */
export async function ensureChain(db: Queryable, game: string, length: number): Promise<SeedChain> {
  const current = () =>
    findRow<SeedChain>(
      db,
      `SELECT ${columns} FROM seed_chain WHERE game = $1 AND next_number <= length`,
      [game],
    );
  const known = await current();
  if (known) return known;
  const chain = newChain(length);
  await db.query(
    `INSERT INTO seed_chain (id, game, last_seed, length, first_hash)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [randomUUID(), game, chain.lastSeed, length, new ChainSeeds(chain).at(0)],
  );
  const made = await current();
  if (!made) throw new Error(`the chain of ${game} could not be made`);
  return made;
}

/** Gives the chain its randomness, once. True when this value was taken. */
export async function setRandomness(
  db: Queryable,
  game: string,
  randomness: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE seed_chain SET randomness = $2
     WHERE game = $1 AND next_number <= length AND randomness IS NULL`,
    [game, randomness],
  );
  return rowCount === 1;
}

export const getChain = (db: Queryable, id: string): Promise<SeedChain> =>
  getRow<SeedChain>(db, `SELECT ${columns} FROM seed_chain WHERE id = $1`, [id]);

/** Takes the next number of a chain. */
export async function takeNumber(db: Queryable, id: string): Promise<number> {
  const { number } = await getRow<{ number: number }>(
    db,
    `UPDATE seed_chain SET next_number = next_number + 1 WHERE id = $1
     RETURNING next_number - 1 AS number`,
    [id],
  );
  return number;
}
