import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface BalanceRow {
  owner: 'member' | 'house';
  purpose: string;
  currency: string;
  playMoney: boolean;
  purses: number;
  /** Minor units. */
  sum: string;
}

/**
 * The balances of a brand's purses in one snapshot. A house purse without a stored balance counts
 * as the sum of its entries.
 */
export async function sumPurses({ pool }: Database, brandId: string): Promise<BalanceRow[]> {
  return findRows<BalanceRow>(
    pool,
    `select case when p.member_id is null then 'house' else 'member' end as owner,
            p.purpose, p.currency, p.play_money, count(*)::int as purses,
            sum(coalesce(p.balance, h.balance, 0))::text as sum
       from purse p
       left join house_balance h on h.purse_id = p.id
      where p.brand_id = $1
      group by 1, 2, 3, 4 order by 4, 3, 1 desc, 2`,
    [brandId],
  );
}

/** The balances of a brand's members. They are stored, so this reads no entries and stays fast. */
export async function sumMemberPurses({ pool }: Database, brandId: string): Promise<BalanceRow[]> {
  return findRows<BalanceRow>(
    pool,
    `select 'member' as owner, purpose, currency, play_money, count(*)::int as purses,
            sum(balance)::text as sum
       from purse where brand_id = $1 and member_id is not null
      group by purpose, currency, play_money order by currency, purpose`,
    [brandId],
  );
}

export interface Waiting {
  waiting: number;
  oldest: Date | null;
}

/** The number of rows in the outbox, counted up to 10,000, and the age of the oldest. */
export async function lookAtOutbox({ pool }: Database): Promise<Waiting> {
  const row = await findRow<Waiting>(
    pool,
    `select count(*)::int as waiting, min(created_at) as oldest
       from (select created_at from outbox order by id limit 10000) o`,
  );
  return row ?? { waiting: 0, oldest: null };
}

export interface GatewayEventRow {
  gateway: string;
  eventId: string;
  reference: string;
  outcome: string;
  reason: string | null;
  receivedAt: Date;
}

/** The gateways' messages about a brand's deposits, newest first. */
export async function findGatewayEvents(
  { pool }: Database,
  brandId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: GatewayEventRow[]; total: number }> {
  const from = 'from gateway_event e join deposit d on d.id = e.deposit_id where d.brand_id = $1';
  const [rows, counted] = await Promise.all([
    findRows<GatewayEventRow>(
      pool,
      `select e.gateway, e.event_id, d.reference, e.outcome, e.reason, e.received_at ${from}
        order by e.received_at desc, e.event_id offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    findRow<{ total: number }>(pool, `select count(*)::int as total ${from}`, [brandId]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
