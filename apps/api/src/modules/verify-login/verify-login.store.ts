import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** The holder names of a member's bank accounts. */
export async function findHolderNames({ pool }: Database, memberId: string): Promise<string[]> {
  const rows = await findRows<{ name: string }>(
    pool,
    'select holder_name as name from bank_account where member_id = $1 and removed_at is null',
    [memberId],
  );
  return rows.map(({ name }) => name);
}
