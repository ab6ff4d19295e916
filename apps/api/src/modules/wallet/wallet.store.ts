import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface PurseRow extends pg.QueryResultRow {
  balance: string;
  version: string;
  currency: string;
}

/** The purse that each member spends from (real money, or play money for a trial account), in the order asked for. */
export async function findBalances(
  { pool }: Database,
  memberIds: readonly string[],
): Promise<(PurseRow | undefined)[]> {
  const { rows } = await pool.query<PurseRow & { member_id: string }>({
    name: 'find_balances',
    text: `select member_id, balance::text, version::text, currency from purse
            where member_id = any ($1::uuid[]) and purpose in ('main', 'play')`,
    values: [memberIds],
  });
  const found = new Map(rows.map((row) => [row.member_id, row]));
  return memberIds.map((id) => found.get(id));
}
