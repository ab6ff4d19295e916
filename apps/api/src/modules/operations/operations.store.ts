import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface BalanceRow extends pg.QueryResultRow {
  owner: 'member' | 'house';
  purpose: string;
  currency: string;
  play_money: boolean;
  purses: number;
  /** Minor units. */
  sum: string;
}

/**
 * What the purses of a brand hold, in one moment: purses without a stored balance are the sum of
 * their entries.
 */
export async function sumPurses({ pool }: Database, brandId: string): Promise<BalanceRow[]> {
  const { rows } = await pool.query<BalanceRow>(
    `select case when p.member_id is null then 'house' else 'member' end as owner, p.purpose, p.currency, p.play_money,
            count(*)::int as purses, sum(coalesce(p.balance, h.balance, 0))::text as sum
       from purse p
       left join house_balance h on h.purse_id = p.id
      where p.brand_id = $1
      group by 1, 2, 3, 4 order by 4, 3, 1 desc, 2`,
    [brandId],
  );
  return rows;
}

/**
 * What the purses of a brand's members hold. Each of them has a stored balance, so that no entry is
 * read: whoever asks often can do so however much has been played.
 */
export async function sumMemberPurses({ pool }: Database, brandId: string): Promise<BalanceRow[]> {
  const { rows } = await pool.query<BalanceRow>(
    `select 'member' as owner, purpose, currency, play_money, count(*)::int as purses, sum(balance)::text as sum
       from purse where brand_id = $1 and member_id is not null
      group by purpose, currency, play_money order by currency, purpose`,
    [brandId],
  );
  return rows;
}

export interface Waiting extends pg.QueryResultRow {
  waiting: number;
  oldest: Date | null;
}

/** How many rows wait in the outbox, as far as anybody would count, and since when. */
export async function lookAtOutbox({ pool }: Database): Promise<Waiting> {
  const { rows } = await pool.query<Waiting>(
    'select count(*)::int as waiting, min(created_at) as oldest from (select created_at from outbox order by id limit 10000) o',
  );
  return rows[0] ?? { waiting: 0, oldest: null };
}

export interface GatewayEventRow extends pg.QueryResultRow {
  gateway: string;
  event_id: string;
  reference: string;
  outcome: string;
  reason: string | null;
  received_at: Date;
}

/** What gateways have told about a brand's deposits, the newest first. */
export async function findGatewayEvents(
  { pool }: Database,
  brandId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: GatewayEventRow[]; total: number }> {
  const from = 'from gateway_event e join deposit d on d.id = e.deposit_id where d.brand_id = $1';
  const [page, counted] = await Promise.all([
    pool.query<GatewayEventRow>(
      `select e.gateway, e.event_id, d.reference, e.outcome, e.reason, e.received_at ${from}
        order by e.received_at desc, e.event_id offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${from}`, [brandId]),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
