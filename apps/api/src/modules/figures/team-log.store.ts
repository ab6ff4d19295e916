import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';
import type { TeamDays } from './team-days.store.ts';

export interface LogRow {
  id: string;
  member: string;
  account: string;
  kind: string;
  category: string;
  names: Record<string, string> | null;
  gameCode: string | null;
  /** Rounds; more than one for tickets of a draw with equal stakes. */
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
export interface LogPart extends Omit<TeamDays, 'current'> {
  kinds: readonly string[];
  category?: string | undefined;
  upTo: Date;
}

/** From here on the brand's log is read and filtered, instead of each member's. */
const largeTeam = 1000;

const inTime = `f.kind = any ($3) and f.settled_at < $4
  and ($12::text is null or f.category = $12)
  and f.settled_at >= coalesce((select starts_at from brand_date
                                 where brand_id = $1 and day = $5::date),
                               (select min(starts_at) from brand_date
                                 where brand_id = $1 and day > $5::date), 'infinity')
  and f.settled_at < coalesce((select ends_at from brand_date
                                where brand_id = $1 and day = $6::date), 'infinity')
  and ($7::bigint is null or (f.settled_at, f.id)
       < (timestamptz 'epoch' + $7::bigint * interval '1 microsecond', $8::bigint))`;
const newest = 'order by f.settled_at desc, f.id desc limit $9::bigint + $10::bigint';
/** Links to all who are below and who were; each half has an index of its own. */
const links = `(select * from line_link where upline_id = $2 and until is null
  union all select * from line_link where upline_id = $2 and until is not null)`;
/** Rows of the time in which a member was in the team, and the team below the agent. */
const small = `select f.* from ${links} l
  join line_link own on own.upline_id = $11 and own.member_id = l.member_id
                    and own.since < coalesce(l.until, 'infinity')
                    and coalesce(own.until, 'infinity') > l.since
 cross join lateral (select * from figure_log f
                      where f.member_id = l.member_id
                        and f.settled_at >= greatest(l.since, own.since)
                        and f.settled_at < least(l.until, own.until, 'infinity')
                        and ${inTime} ${newest}) f`;
/** The offset has it asked row by row: a join once read the whole log of the time for a page. */
const wasBelow = (upline: string) => `exists (select from line_link l
   where l.upline_id = ${upline} and l.member_id = f.member_id and l.since <= f.settled_at
     and (l.until is null or l.until > f.settled_at) offset 0)`;
const large = `select f.* from figure_log f
 where f.brand_id = $1 and ${inTime} and ${wasBelow('$2')}
   and ($2::uuid = $11::uuid or ${wasBelow('$11')})
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

/** A part of the rows of the team, newest first. */
export async function findLog(
  { pool }: Database,
  { brandId, agent, top, from, to, kinds, upTo, category }: LogPart,
  { limit, offset = 0, after }: ListPart<Pick<LogRow, 'micros' | 'id'>>,
): Promise<LogRow[]> {
  const members = await findRow<{ many: boolean }>(
    pool,
    `select count(*) > ${largeTeam} as many from (
       select from ${links.replaceAll('$2', '$1')} l limit ${largeTeam + 1}) x`,
    [top],
  );
  return findRows<LogRow>(pool, listed(members?.many ? large : small), [
    ...[brandId, top, kinds, upTo, from, to, after?.micros ?? null, after?.id ?? null],
    ...[limit, offset, agent, category ?? null],
  ]);
}
