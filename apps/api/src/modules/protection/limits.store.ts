import { findRow, findRows } from '@lantern/rows';
import type { Limit, LimitKind, LimitPeriod } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface Place {
  kind: LimitKind;
  period: LimitPeriod;
}

export interface Whose {
  brandId: string;
  memberId: string;
}

/**
 * Runs work in a transaction under the member's lock, which bets and deposits take too: they see
 * the change or wait for it.
 */
export function underLock<Result>(
  { pool }: Database,
  memberId: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query('select protection_lock($1)', [memberId]);
    return work(client);
  });
}

interface LimitRow {
  amount: string | null;
  asked: boolean;
  raiseTo: string | null;
  opensAt: number | null;
  lapsesAt: number | null;
}

const columns = `l.amount::text, l.raise_asked_at is not null as asked, l.raise_to::text,
  (extract(epoch from l.raise_opens_at) * 1000)::float8 as opens_at,
  (extract(epoch from l.raise_lapses_at) * 1000)::float8 as lapses_at`;

function readLimit({ amount, asked, raiseTo: to, opensAt, lapsesAt }: LimitRow): Limit | null {
  if (amount === null) return null;
  const waits = asked && opensAt !== null && lapsesAt !== null;
  return {
    amount: BigInt(amount),
    raise: waits ? { to: to === null ? null : BigInt(to), opensAt, lapsesAt } : null,
  };
}

/** A member's own limit, and the lowest one of brand and staff; null for none. */
export async function findLimit(
  client: pg.PoolClient,
  { brandId, memberId }: Whose,
  { kind, period }: Place,
): Promise<{ limit: Limit | null; most: bigint | null }> {
  const row = await findRow<LimitRow & { most: string | null }>(
    client,
    `select ${columns}, least(o.amount, b.amount)::text as most
       from (select 1) one
       left join protection_limit l on l.member_id = $2 and l.source = 'member'
                                   and l.kind = $3 and l.period = $4
       left join protection_limit o on o.member_id = $2 and o.source = 'operator'
                                   and o.kind = $3 and o.period = $4
       left join brand_limit b on b.brand_id = $1 and b.kind = $3 and b.period = $4`,
    [brandId, memberId, kind, period],
  );
  return { limit: row ? readLimit(row) : null, most: row?.most ? BigInt(row.most) : null };
}

/** Saves a member's own limit; null removes it. */
export async function saveLimit(
  client: pg.PoolClient,
  memberId: string,
  { kind, period }: Place,
  limit: Limit | null,
  now: Date,
): Promise<void> {
  if (!limit) {
    await client.query(
      `delete from protection_limit
        where member_id = $1 and source = 'member' and kind = $2 and period = $3`,
      [memberId, kind, period],
    );
    return;
  }
  const { amount, raise } = limit;
  await client.query(
    `insert into protection_limit as l
       (member_id, kind, period, amount, set_at,
        raise_asked_at, raise_to, raise_opens_at, raise_lapses_at)
     values ($1, $2, $3, $4, $5,
             case when $7::timestamptz is not null then $5::timestamptz end, $6, $7, $8)
     on conflict (member_id, source, kind, period) do update
       set set_at = case when l.amount = excluded.amount then l.set_at else excluded.set_at end,
           amount = excluded.amount,
           raise_asked_at = excluded.raise_asked_at, raise_to = excluded.raise_to,
           raise_opens_at = excluded.raise_opens_at, raise_lapses_at = excluded.raise_lapses_at`,
    [
      memberId,
      kind,
      period,
      amount.toString(),
      now,
      raise?.to?.toString() ?? null,
      raise ? new Date(raise.opensAt) : null,
      raise ? new Date(raise.lapsesAt) : null,
    ],
  );
}

export interface LimitStanding extends Place {
  limit: Limit | null;
  most: bigint | null;
  used: bigint;
}

/** The limit and its use at each place, in the order of `places`. */
export async function findStandings(
  { pool }: Database,
  { brandId, memberId }: Whose,
  places: readonly Place[],
): Promise<LimitStanding[]> {
  const rows = await findRows<LimitRow & Place & { most: string | null; used: string }>(
    pool,
    `select p.kind, p.period, ${columns}, least(o.amount, b.amount)::text as most,
            protection_used($2, $1, p.kind, p.period)::text as used
       from unnest($3::text[], $4::text[]) with ordinality p (kind, period, at)
       left join protection_limit l on l.member_id = $2 and l.source = 'member'
                                   and l.kind = p.kind and l.period = p.period
       left join protection_limit o on o.member_id = $2 and o.source = 'operator'
                                   and o.kind = p.kind and o.period = p.period
       left join brand_limit b on b.brand_id = $1 and b.kind = p.kind and b.period = p.period
      order by p.at`,
    [brandId, memberId, places.map(({ kind }) => kind), places.map(({ period }) => period)],
  );
  return rows.map((row) => ({
    kind: row.kind,
    period: row.period,
    limit: readLimit(row),
    most: row.most === null ? null : BigInt(row.most),
    used: BigInt(row.used),
  }));
}
