import { findRows, type Queryable } from '@lantern/rows';
import type { RowsAfter } from '../../db/list-part.ts';

/** A part of a bill: a member with all below, while they were below the agent of the bill. */
export interface BillPart {
  agent: string;
  top: string;
  start: Date;
  end: Date;
}

const valuesOf = ({ agent, top, start, end }: BillPart) => [agent, top, start, end];

const log = `line_link l
  join figure_log f on f.member_id = l.member_id and f.settled_at >= $3 and f.settled_at < $4
                   and f.settled_at >= l.since and (l.until is null or f.settled_at < l.until)
 where l.upline_id = $2
   and exists (select from line_link u
                where u.upline_id = $1 and u.member_id = f.member_id and f.settled_at >= u.since
                  and (u.until is null or f.settled_at < u.until))`;
const cost = "case when f.kind in ('rebate', 'promotion', 'fee') then f.amount else 0 end";

export interface BillDayRow {
  day: string;
  turnover: string;
  netLoss: string;
}

/** What each day of a bill brought, newest first; days without anything are left out. */
export const findBillDays = (client: Queryable, part: BillPart): Promise<BillDayRow[]> =>
  findRows<BillDayRow>(
    client,
    `select d.day::text, sum(f.valid)::text as turnover,
            sum(f.stake - f.won - f.cost)::text as net_loss
       from (select f.brand_id, f.settled_at, f.valid, f.stake, f.won, ${cost} as cost
               from ${log} and f.kind in ('round', 'correction', 'rebate', 'promotion', 'fee')) f
       join brand_date d on d.brand_id = f.brand_id and d.starts_at <= f.settled_at
                        and d.ends_at > f.settled_at
      group by d.day order by d.day desc`,
    valuesOf(part),
  );

export interface BillLogRow {
  id: string;
  account: string;
  kind: 'round' | 'correction' | 'rebate' | 'promotion' | 'fee';
  category: string;
  names: Record<string, string> | null;
  gameCode: string | null;
  times: number;
  stake: string;
  turnover: string;
  win: string;
  /** Of the house for the member: a rebate, a promotion or a deposit fee. */
  cost: string;
  at: Date;
  /** Of `at`, so that the next read goes on exactly behind it. */
  micros: string;
}

/** Everything that a bill counts, oldest first, after a row. */
export const findBillLog = (
  client: Queryable,
  part: BillPart,
  { limit, after }: RowsAfter<Pick<BillLogRow, 'micros' | 'id'>>,
): Promise<BillLogRow[]> =>
  findRows<BillLogRow>(
    client,
    `select f.id::text, m.username as account, f.kind, f.category, g.names, r.game_code, f.times,
            f.stake::text, f.valid::text as turnover, f.won::text as win, f.cost::text,
            f.settled_at as at,
            (extract(epoch from f.settled_at) * 1000000)::bigint::text as micros
       from (select f.*, ${cost} as cost
               from ${log} and f.kind in ('round', 'correction', 'rebate', 'promotion', 'fee')
                and (f.settled_at, f.id) > (
                      timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::bigint)
              order by f.settled_at, f.id limit $7) f
       join member m on m.id = f.member_id
       left join lateral figure_game(f.subject_id) r on true
       left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
      order by f.settled_at, f.id`,
    [...valuesOf(part), after?.micros ?? '-1', after?.id ?? '0', limit],
  );
