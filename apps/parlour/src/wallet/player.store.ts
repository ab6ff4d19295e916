import { findRow, type Queryable } from '@lantern/outside';

export interface Player {
  id: string;
  currency: string;
  digits: number;
  nickname: string;
  /** Minor units. */
  balance: bigint;
}

interface Row extends Omit<Player, 'balance'> {
  balance: string;
}

const columns = 'id, currency, digits, nickname, balance';
const playerOf = (row: Row | undefined): Player | undefined =>
  row && { ...row, balance: BigInt(row.balance) };

export async function savePlayer(
  db: Queryable,
  player: Omit<Player, 'balance'>,
): Promise<Player | undefined> {
  const { id, currency, digits, nickname } = player;
  return playerOf(
    await findRow<Row>(
      db,
      `INSERT INTO player (id, currency, digits, nickname) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname
       WHERE player.currency = excluded.currency RETURNING ${columns}`,
      [id, currency, digits, nickname],
    ),
  );
}

export const findPlayer = async (db: Queryable, id: string): Promise<Player | undefined> =>
  playerOf(await findRow<Row>(db, `SELECT ${columns} FROM player WHERE id = $1`, [id]));

/** Locks the player's wallet for the transaction; everything that moves its money does so. */
export const lockPlayer = async (db: Queryable, id: string): Promise<Player | undefined> =>
  playerOf(await findRow<Row>(db, `SELECT ${columns} FROM player WHERE id = $1 FOR UPDATE`, [id]));

export async function setBalance(db: Queryable, id: string, balance: bigint): Promise<void> {
  await db.query('UPDATE player SET balance = $2 WHERE id = $1', [id, balance.toString()]);
}
