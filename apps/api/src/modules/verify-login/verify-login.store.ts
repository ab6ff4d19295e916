import type { Database } from '../../db/database.ts';

/** The names under which a member's bank accounts are. */
export async function findHolderNames({ pool }: Database, memberId: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select holder_name as name from bank_account where member_id = $1 and removed_at is null',
    [memberId],
  );
  return rows.map(({ name }) => name);
}
