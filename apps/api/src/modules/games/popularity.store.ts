import { getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** Counts at most an hour of rounds; returns whether there is more. */
export async function countRounds({ pool }: Database, until: Date): Promise<boolean> {
  const row = await getRow<{ more: boolean }>(pool, 'select games_count($1) as more', [until]);
  return row.more;
}

/** Counts who plays each game now, by the rounds since a moment. */
export async function countPlayers({ pool }: Database, since: Date): Promise<void> {
  await pool.query('select games_playing($1)', [since]);
}

export async function rankGames({ pool }: Database, now: Date): Promise<void> {
  await pool.query('select games_rank($1)', [now]);
}
