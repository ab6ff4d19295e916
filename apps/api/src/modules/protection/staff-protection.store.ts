import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Place, Whose } from './limits.store.ts';

/** The name of a member of the brand; undefined where there is none, or a trial account. */
export async function findUsername(
  { pool }: Database,
  { brandId, memberId }: Whose,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ username: string }>(
    'select username from member where id = $1 and brand_id = $2 and type <> 4',
    [memberId, brandId],
  );
  return rows[0]?.username;
}

export async function findOperatorLimits(
  client: pg.PoolClient | Database['pool'],
  memberId: string,
): Promise<(Place & { amount: string })[]> {
  const { rows } = await client.query<Place & { amount: string } & pg.QueryResultRow>(
    "select kind, period, amount::text from protection_limit where member_id = $1 and source = 'operator'",
    [memberId],
  );
  return rows;
}

/** Writes what the staff limit a member to; null takes it away. */
export async function saveOperatorLimit(
  client: pg.PoolClient,
  memberId: string,
  { kind, period }: Place,
  amount: bigint | null,
  now: Date,
): Promise<void> {
  if (amount === null) {
    await client.query(
      "delete from protection_limit where member_id = $1 and source = 'operator' and kind = $2 and period = $3",
      [memberId, kind, period],
    );
    return;
  }
  await client.query(
    `insert into protection_limit (member_id, source, kind, period, amount, set_at) values ($1, 'operator', $2, $3, $4, $5)
     on conflict (member_id, source, kind, period) do update set amount = excluded.amount, set_at = excluded.set_at`,
    [memberId, kind, period, amount.toString(), now],
  );
}

/** The raise of a limit of a member that waits for another of the staff. */
export async function findRaise(
  { pool }: Database,
  { brandId, memberId }: Whose,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from proposal where brand_id = $1 and kind = 'limit' and subject = $2 and status = 'open'",
    [brandId, memberId],
  );
  return rows[0]?.id ?? null;
}
