import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** Ends the sessions of members whose time for today is spent. Returns the number of members. */
export async function endSpentTime({ pool }: Database): Promise<number> {
  const spent = await findRows<{ memberId: string; brandId: string }>(
    pool,
    'select member_id, brand_id from protection_time_spent()',
  );
  let ended = 0;
  for (const { memberId, brandId } of spent) {
    const row = await findRow<{ ended: boolean }>(
      pool,
      'select protection_time_up($1, $2) as ended',
      [memberId, brandId],
    );
    if (row?.ended) ended += 1;
  }
  return ended;
}
