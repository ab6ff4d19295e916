import { findRow } from '@lantern/rows';
import { accountType } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

/** Whether a brand has at least `most` trial accounts that the clean-up has not yet removed. */
export async function hasTrials(
  { pool }: Database,
  brandId: string,
  most: number,
): Promise<boolean> {
  const row = await findRow<{ full: boolean }>(
    pool,
    `select count(*) >= $2 as full from (
       select from member
        where brand_id = $1 and type = ${accountType.trial} and status = 'active' limit $2
     ) open`,
    [brandId, most],
  );
  return row?.full ?? false;
}
