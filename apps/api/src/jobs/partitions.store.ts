import type { Database } from '../db/database.ts';

/** Makes the tables of this month and the coming ones where they are missing. */
export async function makePartitions({ pool }: Database, months: number): Promise<number> {
  const { rows } = await pool.query<{ made: number }>('select make_partitions($1) as made', [
    months,
  ]);
  return rows[0]?.made ?? 0;
}
