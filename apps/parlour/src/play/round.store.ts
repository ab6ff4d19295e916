import { findRow, findRows, type Queryable } from '@lantern/outside';
import { nextChange } from '../feed/feed.store.ts';
import type { RoundView } from './replies.ts';

export interface Round extends RoundView {
  balanceAfter: string;
}

const columns = 'id, nonce, stake, chance, roll, payout, balance_after';

export const viewOf = ({ balanceAfter: _, ...round }: Round): RoundView => round;

export const findRound = (
  db: Queryable,
  playerId: string,
  roundKey: string,
): Promise<Round | undefined> =>
  findRow<Round>(db, `SELECT ${columns} FROM round WHERE player_id = $1 AND round_key = $2`, [
    playerId,
    roundKey,
  ]);

export async function writeRound(
  db: Queryable,
  round: Round & { playerId: string; roundKey: string; seedId: string },
): Promise<void> {
  await db.query(
    `INSERT INTO round (id, player_id, round_key, seed_id, nonce, stake, chance, roll, payout,
       balance_after, change_no)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[round.id, round.playerId, round.roundKey, round.seedId, round.nonce],
      ...[round.stake, round.chance, round.roll, round.payout, round.balanceAfter],
      await nextChange(db),
    ],
  );
}

/** The last rolls of a player, newest first; only those of `seedId` when it is given. */
export async function lastRounds(
  db: Queryable,
  playerId: string,
  most: number,
  seedId?: string,
): Promise<RoundView[]> {
  const rows = await findRows<Round>(
    db,
    `SELECT ${columns} FROM round WHERE player_id = $1 AND ($3::uuid IS NULL OR seed_id = $3)
      ORDER BY created_at DESC, id DESC LIMIT $2`,
    [playerId, most, seedId ?? null],
  );
  return rows.map(viewOf);
}
