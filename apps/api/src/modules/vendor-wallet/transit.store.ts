import type { Database } from '../../db/database.ts';

/** What a member has on its way to vendors, in minor units. */
export async function findInTransit({ pool }: Database, memberId: string): Promise<string> {
  const { rows } = await pool.query<{ balance: string }>(
    "select balance::text from purse where member_id = $1 and purpose = 'transit'",
    [memberId],
  );
  return rows[0]?.balance ?? '0';
}
