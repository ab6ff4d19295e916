import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface WalletRow extends pg.QueryResultRow {
  vendorCode: string;
  name: string;
  /** Whether the vendor knows the member. */
  known: boolean;
  /** What the vendor said last, in minor units; null where it was never asked. */
  balance: string | null;
  balanceAt: Date | null;
  /** Whether something may stand there. */
  mayHold: boolean;
}

/**
 * The wallets that a member has: at vendors whose games the brand has on, and wherever the member
 * has been before.
 */
export async function findWallets(
  { pool }: Database,
  owner: { brandId: string; memberId: string },
  vendorCodes: readonly string[],
): Promise<WalletRow[]> {
  const { rows } = await pool.query<WalletRow>(
    `select v.code as "vendorCode", v.name, p.member_id is not null as known, p.balance::text, p.balance_at as "balanceAt",
            coalesce(p.may_hold, false) as "mayHold"
       from vendor v left join vendor_player p on p.vendor_code = v.code and p.member_id = $2
      where v.code = any ($3)
        and (p.member_id is not null
             or exists (select from game g join brand_game b on b.node_id = g.node_id where g.vendor_code = v.code and b.brand_id = $1))
      order by v.name`,
    [owner.brandId, owner.memberId, vendorCodes],
  );
  return rows;
}

export async function notePlayer(
  { pool }: Database,
  player: { brandId: string; memberId: string; vendorCode: string },
): Promise<void> {
  await pool.query(
    'insert into vendor_player (brand_id, member_id, vendor_code) values ($1, $2, $3) on conflict do nothing',
    [player.brandId, player.memberId, player.vendorCode],
  );
}

/** Notes what the vendor has just said. */
export async function noteBalance(
  { pool }: Database,
  memberId: string,
  vendorCode: string,
  balance: bigint,
): Promise<void> {
  await pool.query(
    `update vendor_player set balance = $3::bigint, balance_at = now(), may_hold = may_hold or $3::bigint > 0,
            held_at = case when $3::bigint > 0 then now() else held_at end
      where member_id = $1 and vendor_code = $2`,
    [memberId, vendorCode, balance.toString()],
  );
}

export interface HolderRow extends pg.QueryResultRow {
  brandId: string;
  memberId: string;
  vendorCode: string;
  currency: string;
}

/** How the keys of our own recalls begin. No key of a member can: it has no colon. */
export const recallKeys = 'recall:';

/**
 * Members whose money should not stand with a vendor any more: those of brands with one wallet,
 * those who may not play, because they are excluded or disabled or have used up their time of the
 * day, and those whose last login has ended. Each is tried once in half an hour, and who may not
 * play for a day after the last money was there: a round that was open then may have paid out
 * since.
 */
export async function findMoneyToRecall({ pool }: Database, most: number): Promise<HolderRow[]> {
  const { rows } = await pool.query<HolderRow>(
    `select p.brand_id as "brandId", p.member_id as "memberId", p.vendor_code as "vendorCode", m.currency
       from vendor_player p join member m on m.id = p.member_id
      where (p.may_hold or p.held_at > now() - interval '1 day')
        and (wallet_is_single(p.brand_id) or m.status <> 'active'
             or exists (select from protection x where x.member_id = p.member_id and x.excluded_until > now())
             or (p.may_hold and not exists (
                  select from session s join brand b on b.id = s.brand_id
                   where s.member_id = p.member_id and s.step is null and s.ended_at is null and s.expires_at > now()
                     and s.last_seen_at > now() - make_interval(mins => (b.settings #>> '{login,idleMinutes}')::integer)))
             or exists (select from protection_event e
                         where e.member_id = p.member_id and e.kind = 'time_up' and e.created_at > now() - interval '1 day'
                           and brand_day(p.brand_id, e.created_at) = brand_day(p.brand_id, now())))
        and not exists (
          select from wallet_transfer w where w.member_id = p.member_id and w.vendor_code = p.vendor_code
             and (w.settled_at is null or (w.idempotency_key like $2 || '%' and w.created_at > now() - interval '30 minutes')))
      order by p.member_id limit $1`,
    [most, recallKeys],
  );
  return rows;
}
