import type { BetRecord, RoundDetails } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { RowsAfter } from '../../db/list-part.ts';

export interface RoundRow {
  id: string;
  vendorRoundId: string;
  vendorCode: string;
  vendorName: string;
  names: Record<string, string> | null;
  gameCode: string;
  currency: string;
  stake: string;
  win: string;
  refund: string;
  counted: string;
  net: string;
  status: BetRecord['status'];
  details: RoundDetails | null;
  startedAt: Date;
  /** Microseconds since 1970; a Date holds only milliseconds. */
  started: string;
  endedAt: Date | null;
}

/** A selection of a member's rounds. */
export interface Rounds {
  brandId: string;
  memberId: string;
  /** Days in the brand's time zone, yyyy-MM-dd. */
  from: string;
  to: string;
  /** The latest start, in microseconds; undefined for the end of the days. */
  upTo?: string | undefined;
  status: BetRecord['status'] | 'all';
  vassalage?: string | undefined;
}

export interface RoundTotals {
  total: string;
  stake: string;
  win: string;
  net: string;
}

const micros = (moment: string) => `(extract(epoch from ${moment}) * 1000000)::bigint::text`;
const momentOf = (parameter: string) =>
  `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`;

/**
 * The status follows from the round's total result. A round that returned its whole stake is
 * refunded, ended or not; a free round has none to return.
 */
const status = `case when r.win + r.refund > r.stake then 'won'
  when r.win = 0 and r.refund = r.stake and r.stake > 0 then 'refunded'
  when play_ended_at(r) is null then 'open'
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
     select r.id, r.vendor_round_id, r.vendor_code, r.game_code, r.currency,
            r.stake::text, r.win::text, r.refund::text,
            (case when r.trial then 0 else r.stake - r.refund - r.uncounted end)::text as counted,
            (r.win + r.refund - r.stake)::text as net, ${status} as status, r.details, r.started_at,
            ${micros('r.started_at')} as started, play_ended_at(r) as ended_at
       ${chosen} ${part}) r
     join vendor v on v.code = r.vendor_code
     left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
    order by r.started_at desc, r.id desc`;

/** A page of rounds, newest first. */
export async function findRounds(
  { pool }: Database,
  rounds: Rounds,
  { limit, offset }: { limit: number; offset: number },
): Promise<RoundRow[]> {
  return findRows<RoundRow>(pool, {
    name: 'rounds',
    text: listed('order by r.started_at desc, r.id desc limit $8 offset $9'),
    values: [...valuesOf(rounds), limit, offset],
  });
}

/** Rounds after one, newest first, for a file. */
export async function findRoundsAfter(
  { pool }: Database,
  rounds: Rounds,
  { limit, after }: RowsAfter<Pick<RoundRow, 'started' | 'id'>>,
): Promise<RoundRow[]> {
  return findRows<RoundRow>(pool, {
    name: 'rounds_after',
    text: listed(`and ($8::bigint is null or (r.started_at, r.id) < (${momentOf('$8')}, $9::uuid))
                  order by r.started_at desc, r.id desc limit $10`),
    values: [...valuesOf(rounds), after?.started ?? null, after?.id ?? null, limit],
  });
}

/** The totals of the rounds. Refunded stakes do not count as staked. */
export async function sumRounds(
  { pool }: Database,
  rounds: Rounds,
): Promise<RoundTotals | undefined> {
  return findRow<RoundTotals>(pool, {
    name: 'round_totals',
    text: `select count(*)::text as total, coalesce(sum(r.stake - r.refund), 0)::text as stake,
                  coalesce(sum(r.win), 0)::text as win,
                  coalesce(sum(r.win + r.refund - r.stake), 0)::text as net ${chosen}`,
    values: valuesOf(rounds),
  });
}

/** The start of a member's newest round, in microseconds since 1970; 0 without rounds. */
export async function findNewestRound({ pool }: Database, memberId: string): Promise<string> {
  const row = await findRow<{ newest: string }>(pool, {
    name: 'newest_round',
    text: `select ${micros('started_at')} as newest from game_round
            where member_id = $1 order by started_at desc limit 1`,
    values: [memberId],
  });
  return row?.newest ?? '0';
}

export interface VendorRow {
  vassalage: string;
  vendorName: string;
}

/** The vendors whose games a member played in the days. */
export async function findVendorsPlayed(
  { pool }: Database,
  { memberId, from, to }: Pick<Rounds, 'memberId' | 'from' | 'to'>,
): Promise<VendorRow[]> {
  return findRows<VendorRow>(pool, {
    name: 'vendors_played',
    text: `select v.code as vassalage, v.name as vendor_name from vendor v
            where v.code in (select vendor_code from play_day
                              where member_id = $1 and day between $2::date and $3::date)
            order by v.name`,
    values: [memberId, from, to],
  });
}
