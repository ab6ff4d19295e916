import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** The open jackpot of a play session's brand, if the opened game takes part in it. */
export async function findJackpotOf(
  { pool }: Database,
  sessionHash: Buffer,
): Promise<{ odds: string; share: number } | undefined> {
  return findRow<{ odds: string; share: number }>(
    pool,
    `select b.settings #>> '{jackpot,odds}' as odds,
            (b.settings #>> '{jackpot,share}')::integer as share
       from play_session s join brand b on b.id = s.brand_id
      where s.session_hash = $1 and (b.settings #>> '{jackpot,open}')::boolean
        and b.settings #> '{jackpot,games}' ? (s.vendor_code || ':' || s.game_code)`,
    [sessionHash],
  );
}

/** What the jackpot paid in a vendor's round, in minor units; undefined for nothing. */
export async function findJackpotPaid(
  { pool }: Database,
  { vendor, roundId }: { vendor: string; roundId: string },
): Promise<string | undefined> {
  const won = await findRow<{ amount: string }>(
    pool,
    `select w.amount::text from game_round_key k join jackpot_win w on w.round_id = k.round_id
      where k.vendor_code = $1 and k.vendor_round_id = $2`,
    [vendor, roundId],
  );
  return won?.amount;
}
