import { getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** Schedules draws that do not exist yet; answers how many. */
export async function scheduleDraws(
  { pool }: Database,
  draws: readonly { province: string; date: string }[],
): Promise<number> {
  const { made } = await getRow<{ made: number }>(
    pool,
    'select lottery_province_draw_schedule($1) as made',
    [JSON.stringify(draws)],
  );
  return made;
}
