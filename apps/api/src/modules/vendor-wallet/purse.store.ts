import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** The member's money in transit to vendors, in minor units. */
export async function findInTransit({ pool }: Database, memberId: string): Promise<string> {
  const row = await findRow<{ balance: string }>(
    pool,
    "select balance::text from purse where member_id = $1 and purpose = 'transit'",
    [memberId],
  );
  return row?.balance ?? '0';
}
