import { findRow } from '@lantern/rows';
import type { Database } from '../db/database.ts';

/** Creates missing partitions of this month and the next ones. */
export async function makePartitions({ pool }: Database, months: number): Promise<number> {
  const row = await findRow<{ made: number }>(pool, 'select partition_make($1) as made', [months]);
  return row?.made ?? 0;
}
