import { accountType } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

/**
 * Whether a brand has so many open trial accounts: those that the clean-up has not taken away yet.
 */
export async function hasTrials(
  { pool }: Database,
  brandId: string,
  most: number,
): Promise<boolean> {
  const { rows } = await pool.query<{ full: boolean }>(
    `select count(*) >= $2 as full from (
       select from member where brand_id = $1 and type = ${accountType.trial} and status = 'active' limit $2
     ) open`,
    [brandId, most],
  );
  return rows[0]?.full ?? false;
}
