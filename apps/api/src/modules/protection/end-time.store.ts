import type { Database } from '../../db/database.ts';

/**
 * Ends the logins of members whose time for today is used up. Answers how many members there were.
 */
export async function endSpentTime({ pool }: Database): Promise<number> {
  const { rows: spent } = await pool.query<{ member_id: string; brand_id: string }>(
    'select member_id, brand_id from protection_time_spent()',
  );
  let ended = 0;
  for (const { member_id: memberId, brand_id: brandId } of spent) {
    const { rows } = await pool.query<{ ended: boolean }>(
      'select protection_time_up($1, $2) as ended',
      [memberId, brandId],
    );
    if (rows[0]?.ended) ended += 1;
  }
  return ended;
}
