import { mostFavourites } from '@lantern/contracts';
import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict, refusalFor } from '../../db/verdict.ts';

interface Owner {
  brandId: string;
  memberId: string;
}

/** Node ids of the member's favourites, the newest first. */
export async function findFavouriteIds({ pool }: Database, memberId: string): Promise<string[]> {
  const rows = await findRows<{ nodeId: string }>(
    pool,
    `select node_id from favourite_game
      where member_id = $1 order by created_at desc, node_id limit $2`,
    [memberId, mostFavourites],
  );
  return rows.map(({ nodeId }) => nodeId);
}

/** More are not looked through. */
const mostRecent = 200;

/** Node ids of the games that a member opened, the last one first. */
export async function findRecentIds({ pool }: Database, memberId: string): Promise<string[]> {
  const rows = await findRows<{ nodeId: string }>(
    pool,
    `select node_id from recent_game
      where member_id = $1 order by opened_at desc, node_id limit $2`,
    [memberId, mostRecent],
  );
  return rows.map(({ nodeId }) => nodeId);
}

/**
 * Adds a favourite, removes it, or does the other one; returns whether the game is one now.
 * @throws Refusal game_not_found, favourites_full
 */
export async function setFavourite(
  { pool }: Database,
  { brandId, memberId }: Owner,
  nodeId: string,
  wish: 'add' | 'remove' | 'toggle',
): Promise<boolean> {
  const verdict = await askVerdict(pool, 'select games_favour($1, $2, $3, $4, $5) as verdict', [
    brandId,
    memberId,
    nodeId,
    wish === 'toggle' ? null : wish === 'add',
    mostFavourites,
  ]);
  if (verdict !== 'added' && verdict !== 'removed') throw refusalFor(verdict);
  return verdict === 'added';
}

/** Records that a member has opened a game. */
export async function noteOpenedGame(
  { pool }: Database,
  memberId: string,
  nodeId: string,
): Promise<void> {
  await pool.query(
    `insert into recent_game (member_id, node_id) values ($1, $2)
     on conflict (member_id, node_id) do update set opened_at = now()`,
    [memberId, nodeId],
  );
}
