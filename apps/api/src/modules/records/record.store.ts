import type { TransferKind } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';

/** The requested days in the brand's time zone, and their movements in the member's wallet. */
export interface Span {
  purse: string;
  fromDay: string;
  toDay: string;
  since: Date;
  until: Date;
  /** Versions of the wallet: the movements of these days are above `low`, up to `high`. */
  low: string;
  high: string;
}

export interface MovementRow {
  transferId: string;
  kind: TransferKind;
  amount: string;
  balanceAfter: string | null;
  at: Date;
  reference: string | null;
  version: string | null;
}

export interface KindTotals {
  kind: TransferKind;
  came: string;
  went: string;
  times: string;
}

/** Today in the brand's time zone, yyyy-MM-dd. */
export async function findToday({ pool }: Database, brandId: string): Promise<string> {
  const row = await findRow<{ day: string }>(pool, {
    name: 'brand_today',
    text: "select to_char(brand_day($1, now()), 'YYYY-MM-DD') as day",
    values: [brandId],
  });
  return row?.day ?? '';
}

/** Undefined for a member without a wallet. */
export async function findSpan(
  { pool }: Database,
  memberId: string,
  from: string,
  to: string,
): Promise<Span | undefined> {
  return findRow<Span>(pool, {
    name: 'record_span',
    text: `select p.id as purse, $2::text as from_day, $3::text as to_day, d.since, d.until,
                  purse_version_before(p.id, d.since)::text as low,
                  purse_version_before(p.id, d.until)::text as high
             from purse p join brand b on b.id = p.brand_id
            cross join lateral (
                    select $2::date::timestamp at time zone b.time_zone as since,
                           ($3::date + 1)::timestamp at time zone b.time_zone as until) d
            where p.member_id = $1 and p.purpose = 'main'`,
    values: [memberId, from, to],
  });
}

/** The reference of a transfer's subject, if it has one. */
const reference = `case t.subject_kind
  when 'deposit' then (select d.reference from deposit d where d.id = t.subject_id)
  when 'withdrawal' then (select w.reference from withdrawal w where w.id = t.subject_id)
  when 'line_transfer' then (select l.reference from line_transfer l where l.id = t.subject_id)
  when 'wallet_transfer' then (select w.reference from wallet_transfer w where w.id = t.subject_id)
end`;

/** Movements by their number in the wallet, newest first; as fast in a wallet of any size. */
export async function findMovements(
  { pool }: Database,
  span: Span,
  above: bigint,
  upTo: bigint,
): Promise<MovementRow[]> {
  return findRows<MovementRow>(pool, {
    name: 'movements',
    text: `select t.id as transfer_id, t.kind, e.amount::text, e.balance_after::text,
                  e.posted_at as at, ${reference} as reference, e.purse_version::text as version
             from entry e join transfer t on t.id = e.transfer_id and t.posted_at = e.posted_at
            where e.purse_id = $1 and e.purse_version > $2 and e.purse_version <= $3
            order by e.purse_version desc`,
    values: [span.purse, above, upTo],
  });
}

/**
 * Transfers without an index by number: the time of movement $4 ends the list, because numbers grow
 * with time.
 */
const rare = (side: 'from_purse' | 'to_purse', sign: '-' | '') =>
  `select t.id, t.kind, t.subject_kind, t.subject_id, ${sign}t.amount as amount, t.posted_at
     from transfer t
    where t.${side} = $1 and t.posted_at >= $2 and t.posted_at < $3
      and t.posted_at <= coalesce((select e.posted_at from entry e
                                    where e.purse_id = $1 and e.purse_version = $4), 'infinity')
      and t.kind not in ('bet', 'win', 'bet_rollback', 'win_rollback', 'win_rollback_debt')`;
const rareOnes = `(${rare('from_purse', '-')} union all ${rare('to_purse', '')})`;

/** Movements of the given kinds (never of games) up to a number, newest first. */
export async function findOfKinds(
  { pool }: Database,
  span: Span,
  { upTo, kinds }: { upTo: bigint; kinds: readonly string[] },
  { limit, offset = 0, after }: ListPart<Pick<MovementRow, 'transferId'>>,
): Promise<MovementRow[]> {
  return findRows<MovementRow>(pool, {
    name: 'movements_of_kinds',
    text: `select t.id as transfer_id, t.kind, t.amount::text, null as balance_after,
                  t.posted_at as at, ${reference} as reference, null as version
             from ${rareOnes} t
            where t.kind = any ($5)
              and ($8::uuid is null or (t.posted_at, t.id) < (
                    select posted_at, id from transfer
                     where id = $8 and posted_at >= $2 and posted_at < $3))
            order by t.posted_at desc, t.id desc limit $6 offset $7`,
    values: [
      ...[span.purse, span.since, span.until, upTo, kinds],
      ...[limit, offset, after?.transferId ?? null],
    ],
  });
}

/** Sums in and out by kind, up to a number, without games. */
export async function sumRareKinds(
  { pool }: Database,
  span: Span,
  upTo: bigint,
): Promise<KindTotals[]> {
  return findRows<KindTotals>(pool, {
    name: 'rare_kinds',
    text: `select t.kind, coalesce(sum(t.amount) filter (where t.amount > 0), 0)::text as came,
                  coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::text as went,
                  count(*)::text as times
             from ${rareOnes} t group by t.kind`,
    values: [span.purse, span.since, span.until, upTo],
  });
}

export interface DayRow {
  day: string;
  vendorCode: string;
  vendorName: string;
  bets: string;
  staked: string;
  won: string;
  refunded: string;
}

/** Play totals by day and vendor. */
export async function findPlayDays(
  { pool }: Database,
  memberId: string,
  from: string,
  to: string,
): Promise<DayRow[]> {
  return findRows<DayRow>(pool, {
    name: 'play_days',
    text: `select to_char(d.day, 'YYYY-MM-DD') as day, d.vendor_code,
                  coalesce(v.name, d.vendor_code) as vendor_name,
                  d.bets::text, d.staked::text, d.won::text, d.refunded::text
             from play_day d left join vendor v on v.code = d.vendor_code
            where d.member_id = $1 and d.day between $2::date and $3::date
            order by d.day, d.vendor_code`,
    values: [memberId, from, to],
  });
}

export interface CashDayRow {
  day: string;
  deposited: string;
  withdrawn: string;
}

export async function findCashDays(
  { pool }: Database,
  memberId: string,
  from: string,
  to: string,
): Promise<CashDayRow[]> {
  return findRows<CashDayRow>(pool, {
    name: 'cash_days',
    text: `select to_char(day, 'YYYY-MM-DD') as day, deposited::text, withdrawn::text from cash_day
            where member_id = $1 and day between $2::date and $3::date order by day`,
    values: [memberId, from, to],
  });
}
