import type { BetRecord, RoundDetails } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface RoundRow extends pg.QueryResultRow {
  id: string;
  vendor_round_id: string;
  vendor_code: string;
  vendor_name: string;
  names: Record<string, string> | null;
  game_code: string;
  currency: string;
  stake: string;
  win: string;
  refund: string;
  net: string;
  status: BetRecord['status'];
  details: RoundDetails | null;
  started_at: Date;
  /** Microseconds, which a Date does not hold. */
  started: string;
  ended_at: Date | null;
}

/** Which rounds of a member are meant. */
export interface Rounds {
  brandId: string;
  memberId: string;
  /** Days of the brand's calendar. */
  from: string;
  to: string;
  /** The latest beginning, in microseconds; undefined for the end of the days. */
  upTo?: string | undefined;
  status: BetRecord['status'] | 'all';
  vassalage?: string | undefined;
}

export interface RoundTotals extends pg.QueryResultRow {
  total: string;
  stake: string;
  win: string;
  net: string;
}

const micros = (moment: string) => `(extract(epoch from ${moment}) * 1000000)::bigint::text`;
const momentOf = (parameter: string) =>
  `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`;

/**
 * A round is called by what it brought in all; one that gave everything back was refunded, whether
 * or not it was ended.
 */
const status = `case when r.win + r.refund > r.stake then 'won'
  when r.win = 0 and r.refund = r.stake then 'refunded'
  when r.ended_at is null then 'open'
  when r.win + r.refund = r.stake then 'even'
  else 'lost' end`;

/** The first seven parameters of every statement about rounds. */
const chosen = `from game_round r join brand b on b.id = r.brand_id
 where r.member_id = $1 and r.brand_id = $2
   and r.started_at >= $3::date::timestamp at time zone b.time_zone
   and r.started_at < ($4::date + 1)::timestamp at time zone b.time_zone
   and ($5::bigint is null or r.started_at <= ${momentOf('$5')})
   and ($6 = 'all' or ${status} = $6) and ($7::text is null or r.vendor_code = $7)`;

const valuesOf = ({ memberId, brandId, from, to, upTo, status: wanted, vassalage }: Rounds) => [
  memberId,
  brandId,
  from,
  to,
  upTo ?? null,
  wanted,
  vassalage ?? null,
];

const listed = (part: string) =>
  `select r.*, v.name as vendor_name, g.names from (
     select r.id, r.vendor_round_id, r.vendor_code, r.game_code, r.currency, r.stake::text, r.win::text, r.refund::text,
            (r.win + r.refund - r.stake)::text as net, ${status} as status, r.details, r.started_at,
            ${micros('r.started_at')} as started, r.ended_at
       ${chosen} ${part}) r
     join vendor v on v.code = r.vendor_code
     left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
    order by r.started_at desc, r.id desc`;

/** A page of rounds, the newest first. */
export async function findRounds(
  { pool }: Database,
  rounds: Rounds,
  { limit, offset }: { limit: number; offset: number },
): Promise<RoundRow[]> {
  const { rows } = await pool.query<RoundRow>({
    name: 'rounds',
    text: listed('order by r.started_at desc, r.id desc limit $8 offset $9'),
    values: [...valuesOf(rounds), limit, offset],
  });
  return rows;
}

/**
 * The next rounds after one of them, however many came before; from the newest where none is given.
 */
export async function findRoundsAfter(
  { pool }: Database,
  rounds: Rounds,
  last: Pick<RoundRow, 'started' | 'id'> | undefined,
  limit: number,
): Promise<RoundRow[]> {
  const { rows } = await pool.query<RoundRow>({
    name: 'rounds_after',
    text: listed(`and ($8::bigint is null or (r.started_at, r.id) < (${momentOf('$8')}, $9::uuid))
                  order by r.started_at desc, r.id desc limit $10`),
    values: [...valuesOf(rounds), last?.started ?? null, last?.id ?? null, limit],
  });
  return rows;
}

/** What all of the rounds come to. What was given back was not staked. */
export async function sumRounds(
  { pool }: Database,
  rounds: Rounds,
): Promise<RoundTotals | undefined> {
  const { rows } = await pool.query<RoundTotals>({
    name: 'round_totals',
    text: `select count(*)::text as total, coalesce(sum(r.stake - r.refund), 0)::text as stake,
                  coalesce(sum(r.win), 0)::text as win, coalesce(sum(r.win + r.refund - r.stake), 0)::text as net ${chosen}`,
    values: valuesOf(rounds),
  });
  return rows[0];
}

/** When the newest of a member's rounds began, in microseconds; 0 where there is none. */
export async function findNewestRound({ pool }: Database, memberId: string): Promise<string> {
  const { rows } = await pool.query<{ newest: string }>({
    name: 'newest_round',
    text: `select ${micros('started_at')} as newest from game_round where member_id = $1 order by started_at desc limit 1`,
    values: [memberId],
  });
  return rows[0]?.newest ?? '0';
}

export interface VendorRow extends pg.QueryResultRow {
  vassalage: string;
  vendorName: string;
}

/** Whose games a member played in the days. */
export async function findVendorsPlayed(
  { pool }: Database,
  { memberId, from, to }: Pick<Rounds, 'memberId' | 'from' | 'to'>,
): Promise<VendorRow[]> {
  const { rows } = await pool.query<VendorRow>({
    name: 'vendors_played',
    text: `select v.code as vassalage, v.name as "vendorName" from vendor v
            where v.code in (select vendor_code from play_day where member_id = $1 and day between $2::date and $3::date)
            order by v.name`,
    values: [memberId, from, to],
  });
  return rows;
}
