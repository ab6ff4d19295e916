import type { TransferKind } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

/**
 * The days that are asked for, as the brand's calendar has them, and the wallet that it is about.
 */
export interface Span extends pg.QueryResultRow {
  purse: string;
  from_day: string;
  to_day: string;
  since: Date;
  until: Date;
  /** Versions of the wallet: its movements in the days are those above `low`, up to `high`. */
  low: string;
  high: string;
}

export interface MovementRow extends pg.QueryResultRow {
  transfer_id: string;
  kind: TransferKind;
  amount: string;
  balance_after: string | null;
  at: Date;
  reference: string | null;
  version: string | null;
}

export interface KindTotals extends pg.QueryResultRow {
  kind: TransferKind;
  came: string;
  went: string;
  times: string;
}

/** The brand's day that it is. */
export async function findToday({ pool }: Database, brandId: string): Promise<string> {
  const { rows } = await pool.query<{ day: string }>({
    name: 'brand_today',
    text: "select to_char(brand_day($1, now()), 'YYYY-MM-DD') as day",
    values: [brandId],
  });
  return rows[0]?.day ?? '';
}

/** Where the days begin and end in a wallet. Undefined where there is no wallet. */
export async function findSpan(
  { pool }: Database,
  memberId: string,
  from: string,
  to: string,
): Promise<Span | undefined> {
  const { rows } = await pool.query<Span>({
    name: 'record_span',
    text: `select p.id as purse, $2::text as from_day, $3::text as to_day, d.since, d.until,
                  purse_version_before(p.id, d.since)::text as low, purse_version_before(p.id, d.until)::text as high
             from purse p join brand b on b.id = p.brand_id
            cross join lateral (select $2::date::timestamp at time zone b.time_zone as since,
                                       ($3::date + 1)::timestamp at time zone b.time_zone as until) d
            where p.member_id = $1 and p.purpose = 'main'`,
    values: [memberId, from, to],
  });
  return rows[0];
}

/**
 * The id behind the first colon of a key: `deposit:<id>`, `deposit:<id>:fee`, `deposit:<id>#debt`.
 */
const subject = "split_part(split_part(t.key, ':', 2), '#', 1)::uuid";

/** What a transfer belongs to, by the key that it was posted under. */
const reference = `coalesce(
  case when t.key like 'deposit:%' then (select d.reference from deposit d where d.id = ${subject}) end,
  case when t.key like 'withdrawal:%' then (select w.reference from withdrawal w where w.id = ${subject}) end,
  case when t.key like 'line:%' then (select l.reference from line_transfer l where l.id = ${subject}) end,
  case when t.key like 'wallet:%' then (select w.reference from wallet_transfer w where w.id = ${subject}) end)`;

/**
 * Movements by their place in the wallet, the newest first; as fast in a wallet of a million as in
 * a new one.
 */
export async function findMovements(
  { pool }: Database,
  span: Span,
  above: bigint,
  upTo: bigint,
): Promise<MovementRow[]> {
  const { rows } = await pool.query<MovementRow>({
    name: 'movements',
    text: `select t.id as transfer_id, t.kind, e.amount::text, e.balance_after::text, e.posted_at as at, ${reference} as reference,
                  e.purse_version::text as version
             from entry e join transfer t on t.id = e.transfer_id and t.posted_at = e.posted_at
            where e.purse_id = $1 and e.purse_version > $2 and e.purse_version <= $3
            order by e.purse_version desc`,
    values: [span.purse, above, upTo],
  });
  return rows;
}

/**
 * The numbers of a wallet's movements go with the time, so the newest one of a list says when the
 * list ends.
 */
const rare = (side: 'from_purse' | 'to_purse', sign: '-' | '') =>
  `select t.id, t.kind, t.key, ${sign}t.amount as amount, t.posted_at from transfer t
    where t.${side} = $1 and t.posted_at >= $2 and t.posted_at < $3
      and t.posted_at <= coalesce((select e.posted_at from entry e where e.purse_id = $1 and e.purse_version = $4), 'infinity')
      and t.kind not in ('bet', 'win', 'bet_rollback', 'win_rollback', 'win_rollback_debt')`;
const rareOnes = `(${rare('from_purse', '-')} union all ${rare('to_purse', '')})`;

/** The movements of some kinds up to a number, none of them of games, the newest first. */
export async function findOfKinds(
  { pool }: Database,
  span: Span,
  {
    upTo,
    kinds,
    limit,
    offset,
  }: { upTo: bigint; kinds: readonly string[]; limit: number; offset: number },
): Promise<MovementRow[]> {
  const { rows } = await pool.query<MovementRow>({
    name: 'movements_of_kinds',
    text: `select t.id as transfer_id, t.kind, t.amount::text, null as balance_after, t.posted_at as at, ${reference} as reference, null as version
             from ${rareOnes} t where t.kind = any ($5) order by t.posted_at desc, t.id desc limit $6 offset $7`,
    values: [span.purse, span.since, span.until, upTo, kinds, limit, offset],
  });
  return rows;
}

/** What came and went up to a number by each kind, games apart. */
export async function sumRareKinds(
  { pool }: Database,
  span: Span,
  upTo: bigint,
): Promise<KindTotals[]> {
  const { rows } = await pool.query<KindTotals>({
    name: 'rare_kinds',
    text: `select t.kind, coalesce(sum(t.amount) filter (where t.amount > 0), 0)::text as came,
                  coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::text as went, count(*)::text as times
             from ${rareOnes} t group by t.kind`,
    values: [span.purse, span.since, span.until, upTo],
  });
  return rows;
}

export interface DayRow extends pg.QueryResultRow {
  day: string;
  vendor_code: string;
  vendor_name: string;
  bets: string;
  staked: string;
  won: string;
  refunded: string;
}

/** What was played in the days, by day and vendor. */
export async function findPlayDays(
  { pool }: Database,
  memberId: string,
  from: string,
  to: string,
): Promise<DayRow[]> {
  const { rows } = await pool.query<DayRow>({
    name: 'play_days',
    text: `select to_char(d.day, 'YYYY-MM-DD') as day, d.vendor_code, coalesce(v.name, d.vendor_code) as vendor_name, d.bets::text, d.staked::text,
                  d.won::text, d.refunded::text
             from play_day d left join vendor v on v.code = d.vendor_code
            where d.member_id = $1 and d.day between $2::date and $3::date order by d.day, d.vendor_code`,
    values: [memberId, from, to],
  });
  return rows;
}

export interface CashDayRow extends pg.QueryResultRow {
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
  const { rows } = await pool.query<CashDayRow>({
    name: 'cash_days',
    text: `select to_char(day, 'YYYY-MM-DD') as day, deposited::text, withdrawn::text from cash_day
            where member_id = $1 and day between $2::date and $3::date order by day`,
    values: [memberId, from, to],
  });
  return rows;
}
