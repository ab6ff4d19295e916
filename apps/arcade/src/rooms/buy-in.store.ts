import { findRow, findRows, type Queryable } from '@lantern/outside';
import type { BuyIn } from './room.ts';

interface BuyInRow extends Omit<BuyIn, 'total' | 'payout'> {
  total: string;
  payout: string | null;
}

const columns = `id, session_id, player_id, deal_id, game, currency, choice, total, state, payout,
  refusal`;
const buyInOf = (row: BuyInRow): BuyIn => ({
  ...row,
  total: BigInt(row.total),
  payout: row.payout === null ? null : BigInt(row.payout),
});

export type NewBuyIn = Omit<BuyIn, 'state' | 'payout' | 'refusal'> & { betKey: string };

export async function insertBuyIn(tx: Queryable, bet: NewBuyIn, timeoutMs: number): Promise<BuyIn> {
  const row = await findRow<BuyInRow>(
    tx,
    `INSERT INTO round (id, session_id, round_key, player_id, deal_id, game, currency, choice,
       total, bet_deadline)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9,
       now() + make_interval(secs => $10::float8 / 1000))
     RETURNING ${columns}`,
    [
      ...[bet.id, bet.sessionId, bet.betKey, bet.playerId, bet.dealId, bet.game],
      ...[bet.currency, JSON.stringify(bet.choice), bet.total, timeoutMs],
    ],
  );
  if (!row) throw new Error('the buy-in was not stored');
  return buyInOf(row);
}

async function find(db: Queryable, where: string, values: unknown[]): Promise<BuyIn[]> {
  const rows = await findRows<BuyInRow>(db, `SELECT ${columns} FROM round WHERE ${where}`, values);
  return rows.map(buyInOf);
}

export const findBuyInByKey = async (
  db: Queryable,
  sessionId: string,
  betKey: string,
): Promise<BuyIn | undefined> =>
  (await find(db, 'session_id = $1 AND round_key = $2', [sessionId, betKey]))[0];

export async function getBuyIn(db: Queryable, id: string): Promise<BuyIn> {
  const [buyIn] = await find(db, 'id = $1', [id]);
  if (!buyIn) throw new Error('the buy-in is gone');
  return buyIn;
}

/** The buy-ins that a deal holds, locked. */
export const takeOpen = (tx: Queryable, dealId: string): Promise<BuyIn[]> =>
  find(tx, `deal_id = $1 AND state = 'open' ORDER BY id FOR UPDATE`, [dealId]);

/** How many deals a player has joined or tried to join at this table's present deal. */
export async function countTries(db: Queryable, dealId: string, playerId: string): Promise<number> {
  const text = 'SELECT count(*)::int AS tries FROM round WHERE deal_id = $1 AND player_id = $2';
  return (await findRow<{ tries: number }>(db, text, [dealId, playerId]))?.tries ?? 0;
}

/** Cancels buy-ins that are not decided. Returns those that this call cancelled. */
export async function markCancelling(tx: Queryable, ids: readonly string[]): Promise<BuyIn[]> {
  const rows = await findRows<BuyInRow>(
    tx,
    `UPDATE round SET state = 'cancelling' WHERE id = ANY ($1) AND state IN ('betting', 'open')
     RETURNING ${columns}`,
    [ids],
  );
  return rows.map(buyInOf);
}
