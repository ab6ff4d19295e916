import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface WalletRow {
  vendorCode: string;
  name: string;
  /** The member has an account at the vendor. */
  known: boolean;
  /** Last reported by the vendor, in minor units; null if never. */
  balance: string | null;
  balanceAt: Date | null;
  /** The wallet may hold money. */
  mayHold: boolean;
}

/** A member's wallets: at vendors with games of the brand, and where the member has an account. */
export async function findWallets(
  { pool }: Database,
  owner: { brandId: string; memberId: string },
  vendorCodes: readonly string[],
): Promise<WalletRow[]> {
  return findRows<WalletRow>(
    pool,
    `select v.code as vendor_code, v.name, p.member_id is not null as known, p.balance::text,
            p.balance_at, coalesce(p.may_hold, false) as may_hold
       from vendor v left join vendor_player p on p.vendor_code = v.code and p.member_id = $2
      where v.code = any ($3)
        and (p.member_id is not null
             or exists (select from game g join brand_game b on b.node_id = g.node_id
                         where g.vendor_code = v.code and b.brand_id = $1))
      order by v.name`,
    [owner.brandId, owner.memberId, vendorCodes],
  );
}

export async function notePlayer(
  { pool }: Database,
  player: { brandId: string; memberId: string; vendorCode: string },
): Promise<void> {
  await pool.query(
    `insert into vendor_player (brand_id, member_id, vendor_code) values ($1, $2, $3)
     on conflict do nothing`,
    [player.brandId, player.memberId, player.vendorCode],
  );
}

/** A member of the brand with an account at the vendor. */
export const findPlayer = (
  { pool }: Database,
  player: { brandId: string; memberId: string; vendorCode: string },
): Promise<{ memberId: string; currency: string } | undefined> =>
  findRow(
    pool,
    `select p.member_id, m.currency from vendor_player p join member m on m.id = p.member_id
      where p.brand_id = $1 and p.member_id = $2 and p.vendor_code = $3`,
    [player.brandId, player.memberId, player.vendorCode],
  );

/** Records a balance reported by the vendor. */
export async function noteBalance(
  { pool }: Database,
  memberId: string,
  vendorCode: string,
  balance: bigint,
): Promise<void> {
  await pool.query(
    `update vendor_player
        set balance = $3::bigint, balance_at = now(), may_hold = may_hold or $3::bigint > 0,
            held_at = case when $3::bigint > 0 then now() else held_at end
      where member_id = $1 and vendor_code = $2`,
    [memberId, vendorCode, balance.toString()],
  );
}

export interface HolderRow {
  brandId: string;
  memberId: string;
  vendorCode: string;
  currency: string;
}

/** Prefix of the keys of automatic recalls; the colon is not allowed in members' keys. */
export const recallKeys = 'recall:';

/**
 * Members whose money should no longer be at a vendor: of brands with a single wallet, members who
 * may not play (excluded, disabled, out of session time, or at a limit by their reported rounds),
 * and members without a login. Each is
 * tried once in half an hour, up to a day after the last money was seen there, because a round that
 * was open then may pay out later.
 */
export async function findMoneyToRecall({ pool }: Database, most: number): Promise<HolderRow[]> {
  return findRows<HolderRow>(
    pool,
    `select p.brand_id, p.member_id, p.vendor_code, m.currency
       from vendor_player p join member m on m.id = p.member_id
      where (p.may_hold or p.held_at > now() - interval '1 day')
        and (wallet_is_single(p.brand_id) or m.status <> 'active'
             or exists (select from protection x
                         where x.member_id = p.member_id and x.excluded_until > now())
             or exists (select from protection_played_out(p.member_id, p.brand_id) o
                         where o.kind is not null)
             or (p.may_hold and not exists (
                  select from session s join brand b on b.id = s.brand_id
                   where s.member_id = p.member_id and s.step is null and s.ended_at is null
                     and s.expires_at > now()
                     and s.last_seen_at > now() - make_interval(
                           mins => (b.settings #>> '{login,idleMinutes}')::integer)))
             or exists (select from protection_event e
                         where e.member_id = p.member_id and e.kind = 'time_up'
                           and e.created_at > now() - interval '1 day'
                           and brand_day(p.brand_id, e.created_at) = brand_day(p.brand_id, now())))
        and not exists (
          select from wallet_transfer w
           where w.member_id = p.member_id and w.vendor_code = p.vendor_code
             and (w.settled_at is null
                  or (w.idempotency_key like $2 || '%'
                      and w.created_at > now() - interval '30 minutes')))
      order by p.member_id limit $1`,
    [most, recallKeys],
  );
}
