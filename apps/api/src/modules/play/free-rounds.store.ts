import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface FreeRoundsNow {
  id: string;
  /** Of each round, in minor units. */
  value: string;
  left: number;
  expiresAt: Date;
}

/** The free rounds for the game of a play session; of several grants, the first to expire. */
export async function findFreeRoundsOf(
  { pool }: Database,
  sessionHash: Buffer,
): Promise<FreeRoundsNow | undefined> {
  return findRow<FreeRoundsNow>(
    pool,
    `select g.id, g.value::text, g.rounds - g.used as left, g.expires_at
       from play_session s
       join free_round_grant g on g.member_id = s.member_id and g.state = 'active'
      where s.session_hash = $1 and g.expires_at > now()
        and (s.vendor_code || ':' || s.game_code) = any (g.games)
      order by g.expires_at, g.id limit 1`,
    [sessionHash],
  );
}

/** How many rounds of a grant are left to play. */
export async function findFreeRoundsLeft(
  { pool }: Database,
  grantId: string,
): Promise<number | undefined> {
  const text = 'select rounds - used as left from free_round_grant where id = $1';
  return (await findRow<{ left: number }>(pool, text, [grantId]))?.left;
}
