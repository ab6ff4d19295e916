import type { Pool } from 'pg';

/** Rows of one statement, which holds their locks for a short time. */
const most = 500;

/**
 * Deletes the rows of a table that meet a condition, in small batches. Returns their number.
 * @param condition SQL of the program, never input
 */
export async function deleteInBatches(
  pool: Pool,
  table: string,
  condition: string,
): Promise<number> {
  let removed = 0;
  for (let last = most; last === most; removed += last) {
    const { rowCount } = await pool.query(
      `delete from ${table} where id in (
         select id from ${table} where ${condition} limit ${most}
       )`,
    );
    last = rowCount ?? 0;
  }
  return removed;
}
