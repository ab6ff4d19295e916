import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { Team } from './figure.store.ts';

export interface LogRow {
  id: string;
  member: string;
  account: string;
  kind: string;
  category: string;
  names: Record<string, string> | null;
  gameCode: string | null;
  /** Rounds; more than one for equal tickets of a draw that won nothing. */
  times: number;
  stake: string;
  turnover: string;
  win: string;
  amount: string;
  reference: string | null;
  at: Date;
  /** Microseconds since 1970; a Date holds only milliseconds. */
  micros: string;
}

/** A part of the log of a team, as far as it was complete at a moment. */
export interface LogPart extends Team {
  brandId: string;
  /** Whose downline it is. */
  agent: string;
  kinds: readonly string[];
  upTo: Date;
}

/** From here on the brand's log is read and filtered, instead of each member's. */
const largeTeam = 1000;

const inTime = `f.kind = any ($3) and f.settled_at < $4
  and f.settled_at >= coalesce((select starts_at from brand_date
                                 where brand_id = $1 and day = $5::date),
                               (select min(starts_at) from brand_date
                                 where brand_id = $1 and day > $5::date), 'infinity')
  and f.settled_at < coalesce((select ends_at from brand_date
                                where brand_id = $1 and day = $6::date), 'infinity')
  and ($7::bigint is null or (f.settled_at, f.id)
       < (timestamptz 'epoch' + $7::bigint * interval '1 microsecond', $8::bigint))`;
const newest = 'order by f.settled_at desc, f.id desc limit $9::bigint + $10::bigint';
/** Rows of the time in which a member was below the agent; all below is a join of the links. */
const small = `select f.* from line_link l
  join line_link own on own.upline_id = $11 and own.member_id = l.member_id and own.until is null
 cross join lateral (select * from figure_log f
                      where f.member_id = l.member_id and f.settled_at >= own.since
                        and ${inTime} ${newest}) f
 where l.upline_id = $2 and l.until is null`;
const large = `select f.* from figure_log f
 where f.brand_id = $1 and ${inTime}
   and exists (select from line_link l where l.upline_id = $2 and l.member_id = f.member_id
                                         and l.until is null)
   and exists (select from line_link own where own.upline_id = $11 and own.until is null
                 and own.member_id = f.member_id and own.since <= f.settled_at)
 ${newest}`;

const listed = (from: string) => `select f.id::text, f.member_id as member, m.username as account,
        f.kind, f.category, g.names, r.game_code, f.times, f.stake::text, f.valid::text as turnover,
        f.won::text as win, f.amount::text, f.settled_at as at,
        (extract(epoch from f.settled_at) * 1000000)::bigint::text as micros,
        coalesce((select x.reference from deposit x where x.id = f.subject_id),
                 (select x.reference from withdrawal x where x.id = f.subject_id)) as reference
   from (select * from (${from}) f order by f.settled_at desc, f.id desc
          limit $9 offset $10) f
   join member m on m.id = f.member_id
   left join lateral (select x.vendor_code, x.game_code from figure_game(f.subject_id) x
                       where f.kind in ('round', 'correction')) r on true
   left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
  order by f.settled_at desc, f.id desc`;

/** Rows of the team, newest first; those after `last`, where it is given. */
export async function findLog(
  { pool }: Database,
  { brandId, agent, top, from, to, kinds, upTo }: LogPart,
  { limit, offset = 0, last }: { limit: number; offset?: number; last?: LogRow | undefined },
): Promise<LogRow[]> {
  const members = await findRow<{ many: boolean }>(
    pool,
    `select count(*) > ${largeTeam} as many from (
       select from line_link where upline_id = $1 and until is null limit ${largeTeam + 1}) x`,
    [top],
  );
  return findRows<LogRow>(pool, listed(members?.many ? large : small), [
    ...[brandId, top, kinds, upTo, from, to, last?.micros ?? null, last?.id ?? null],
    ...[limit, offset, agent],
  ]);
}
