import { findRow } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Whose } from './limits.store.ts';

export interface RealityRow {
  /** The member's choice in minutes: null for none made, zero for off. */
  every: number | null;
  since: Date;
  seenAt: Date | null;
}

/** The member's choice, the start of the session and the last reality check seen. */
export async function findReality(
  { pool }: Database,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<RealityRow | undefined> {
  return findRow<RealityRow>(
    pool,
    `select p.reality_minutes as every, s.created_at as since, p.reality_seen_at as seen_at
       from session s left join protection p on p.member_id = s.member_id
      where s.id = $1 and s.member_id = $2`,
    [sessionId, memberId],
  );
}

/** Stakes less refunds, and wins, of the rounds that a member started since `since`. */
export async function sumSince(
  { pool }: Database,
  { brandId, memberId }: Whose,
  since: Date,
): Promise<{ staked: bigint; won: bigint }> {
  const row = await findRow<{ staked: string; won: string }>(
    pool,
    `select coalesce(sum(stake - refund), 0)::text as staked, coalesce(sum(win), 0)::text as won
       from game_round where member_id = $1 and brand_id = $2 and started_at >= $3 and not trial`,
    [memberId, brandId, since],
  );
  return { staked: BigInt(row?.staked ?? 0), won: BigInt(row?.won ?? 0) };
}

export async function saveRealityMinutes(
  client: pg.PoolClient,
  { brandId, memberId }: Whose,
  minutes: number,
): Promise<void> {
  await client.query(
    `insert into protection (member_id, brand_id, reality_minutes) values ($1, $2, $3)
     on conflict (member_id) do update set reality_minutes = excluded.reality_minutes`,
    [memberId, brandId, minutes],
  );
}

export async function saveRealitySeen(
  { pool }: Database,
  { brandId, memberId }: Whose,
  now: Date,
): Promise<void> {
  await pool.query(
    `insert into protection (member_id, brand_id, reality_seen_at) values ($1, $2, $3)
     on conflict (member_id) do update set reality_seen_at = excluded.reality_seen_at`,
    [memberId, brandId, now],
  );
}
