import { type LimitHit, Refusal } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Place, Whose } from './limits.store.ts';

interface HitRow extends pg.QueryResultRow, Place {
  amount: string;
  left: string;
}

/** What each of these may run into. */
const kindsOf = {
  deposit: ['deposit'],
  stake: ['stake', 'loss', 'session'],
  game: ['session'],
} as const;

async function findHit(
  client: pg.PoolClient | Database['pool'],
  { brandId, memberId }: Whose,
  what: keyof typeof kindsOf,
  amount: bigint,
): Promise<LimitHit | undefined> {
  const { rows } = await client.query<HitRow>(
    `select kind, period, amount::text, greatest(0, amount - used)::text as left
       from protection_hit($1, $2, $3, $4) where kind is not null`,
    [memberId, brandId, kindsOf[what], amount.toString()],
  );
  return rows[0];
}

/**
 * The refusal of a stake or deposit that the database has answered `limit_reached`: with the limit
 * that is in the way.
 */
export async function limitReached(
  client: pg.PoolClient | Database['pool'],
  whose: Whose,
  what: 'deposit' | 'stake',
  amount: bigint,
): Promise<Refusal> {
  return new Refusal('limit_reached', await findHit(client, whose, what, amount));
}

/**
 * @throws Refusal limit_reached, where the time of the day is used up: no game opens that could
 * take no bet
 */
export async function refuseWithoutTime({ pool }: Database, whose: Whose): Promise<void> {
  const hit = await findHit(pool, whose, 'game', 0n);
  if (hit) throw new Refusal('limit_reached', hit);
}
