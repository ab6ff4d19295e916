import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Whose } from './limits.store.ts';

export interface RealityRow extends pg.QueryResultRow {
  /** The member's choice: null for none made, zero for no reality checks. */
  every: number | null;
  since: Date;
  seen_at: Date | null;
}

/** What a member has chosen, when this login began, and when the last reality check was seen. */
export async function findReality(
  { pool }: Database,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<RealityRow | undefined> {
  const { rows } = await pool.query<RealityRow>(
    `select p.reality_minutes as every, s.created_at as since, p.reality_seen_at as seen_at
       from session s left join protection p on p.member_id = s.member_id where s.id = $1 and s.member_id = $2`,
    [sessionId, memberId],
  );
  return rows[0];
}

/**
 * Staked, less what was given back, and won in the rounds that a member has begun since a moment.
 */
export async function sumSince(
  { pool }: Database,
  { brandId, memberId }: Whose,
  since: Date,
): Promise<{ staked: bigint; won: bigint }> {
  const { rows } = await pool.query<{ staked: string; won: string }>(
    `select coalesce(sum(stake - refund), 0)::text as staked, coalesce(sum(win), 0)::text as won
       from game_round where member_id = $1 and brand_id = $2 and started_at >= $3 and not trial`,
    [memberId, brandId, since],
  );
  return { staked: BigInt(rows[0]?.staked ?? 0), won: BigInt(rows[0]?.won ?? 0) };
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
