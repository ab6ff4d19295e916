import { type LimitHit, Refusal } from '@lantern/contracts';
import { findRow } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Place, Whose } from './limits.store.ts';

interface HitRow extends Place {
  amount: string;
  left: string;
}

/** The kinds of limit that apply to each operation. */
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
  return findRow<HitRow>(
    client,
    `select kind, period, amount::text, greatest(0, amount - used)::text as left
       from protection_hit($1, $2, $3, $4) where kind is not null`,
    [memberId, brandId, kindsOf[what], amount.toString()],
  );
}

/** The refusal of a stake or deposit that reached a limit, with that limit. */
export async function limitReached(
  client: pg.PoolClient | Database['pool'],
  whose: Whose,
  what: 'deposit' | 'stake',
  amount: bigint,
): Promise<Refusal> {
  return new Refusal('limit_reached', await findHit(client, whose, what, amount));
}

/**
 * Refuses a game of a vendor that takes stakes without asking us, once played rounds alone have
 * reached a limit of stakes or losses.
 * @throws Refusal member_excluded, limit_reached
 */
export async function refusePlayedOut(
  { pool }: Database,
  { brandId, memberId }: Whose,
): Promise<void> {
  const excluded = await findRow(
    pool,
    'select 1 from protection where member_id = $1 and excluded_until > now()',
    [memberId],
  );
  if (excluded) throw new Refusal('member_excluded');
  const hit = await findRow<HitRow>(
    pool,
    `select kind, period, amount::text, '0' as left from protection_played_out($1, $2)
      where kind is not null`,
    [memberId, brandId],
  );
  if (hit) throw new Refusal('limit_reached', hit);
}

/**
 * A game without time left would reject every bet, so it does not open.
 * @throws Refusal limit_reached, when the day's session time is spent
 */
export async function refuseWithoutTime({ pool }: Database, whose: Whose): Promise<void> {
  const hit = await findHit(pool, whose, 'game', 0n);
  if (hit) throw new Refusal('limit_reached', hit);
}
