import { findRow, findRows } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import type { Place, Whose } from './limits.store.ts';

/** A member's user name; undefined for a trial account and an unknown member. */
export async function findUsername(
  { pool }: Database,
  { brandId, memberId }: Whose,
): Promise<string | undefined> {
  const row = await findRow<{ username: string }>(
    pool,
    'select username from member where id = $1 and brand_id = $2 and type <> 4',
    [memberId, brandId],
  );
  return row?.username;
}

export async function findOperatorLimits(
  client: pg.PoolClient | Database['pool'],
  memberId: string,
): Promise<(Place & { amount: string })[]> {
  return findRows<Place & { amount: string }>(
    client,
    `select kind, period, amount::text from protection_limit
      where member_id = $1 and source = 'operator'`,
    [memberId],
  );
}

/** Saves a limit set by staff; null removes it. */
export async function saveOperatorLimit(
  client: pg.PoolClient,
  memberId: string,
  { kind, period }: Place,
  amount: bigint | null,
  now: Date,
): Promise<void> {
  if (amount === null) {
    await client.query(
      `delete from protection_limit
        where member_id = $1 and source = 'operator' and kind = $2 and period = $3`,
      [memberId, kind, period],
    );
    return;
  }
  await client.query(
    `insert into protection_limit (member_id, source, kind, period, amount, set_at)
     values ($1, 'operator', $2, $3, $4, $5)
     on conflict (member_id, source, kind, period)
       do update set amount = excluded.amount, set_at = excluded.set_at`,
    [memberId, kind, period, amount.toString(), now],
  );
}

/** The id of the open proposal to raise a limit of the member. */
export async function findRaise(
  { pool }: Database,
  { brandId, memberId }: Whose,
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    pool,
    `select id from proposal
      where brand_id = $1 and kind = 'limit' and subject = $2 and status = 'open'`,
    [brandId, memberId],
  );
  return row?.id ?? null;
}

/** Raises or removes an operator limit. */
export const carryOutLimit = carryOutBy('protection_limit_carry_out');

/** Lifts an exclusion. */
export const carryOutLifting = carryOutBy('protection_exclusion_carry_out');
