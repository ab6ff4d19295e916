import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** What a purse of the member holds now, in minor units. */
export async function findBalance(
  { pool }: Database,
  memberId: string,
  purpose: 'main' | 'transit',
): Promise<bigint> {
  const row = await findRow<{ balance: string }>(
    pool,
    'select balance::text from purse where member_id = $1 and purpose = $2',
    [memberId, purpose],
  );
  return BigInt(row?.balance ?? 0);
}
