import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** The sums of figures, as whole numbers in digits. */
export interface Sums {
  rounds: string;
  stakes: string;
  turnover: string;
  wins: string;
  deposits: string;
  withdrawals: string;
  fees: string;
  promotions: string;
  rebates: string;
  registrations: string;
  firstDeposits: string;
}

const names = [
  ...['rounds', 'stakes', 'turnover', 'wins', 'deposits', 'withdrawals', 'fees', 'promotions'],
  ...['rebates', 'registrations', 'first_deposits'],
];
const sums = names.map((name) => `coalesce(sum(d.${name}), 0)::text as ${name}`).join(', ');
/** Days of a member and of all below it, with the columns in the same order. */
const days = (owner: string) =>
  `(select member_id as owner, true as own, day, category, ${names.join(', ')} from member_day
     where member_id = ${owner}
    union all
    select upline_id, false, day, category, ${names.join(', ')} from team_day
     where upline_id = ${owner})`;

export interface FigureState {
  /** Up to when figures are complete. */
  asOf: Date;
  /** Today in the brand's time zone, yyyy-MM-dd. */
  today: string;
}

export const findState = ({ pool }: Database, brandId: string): Promise<FigureState> =>
  getRow<FigureState>(pool, {
    name: 'figure_state',
    text: `select k.complete_until as as_of,
                  coalesce((select d.day from brand_date d
                             where d.brand_id = $1 and d.starts_at <= now() and d.ends_at > now()),
                           brand_day($1, now()))::text as today
             from figure_cursor k`,
    values: [brandId],
  });

/** A member's team from the agent's side. Its figures begin with the day on which it came. */
export interface Team {
  top: string;
  from: string;
  to: string;
}

/** The first day that counts for an agent of a member that moved below it; undefined for all. */
export async function findFirstDay(
  { pool }: Database,
  brandId: string,
  agent: string,
  member: string,
): Promise<string | undefined> {
  const row = await findRow<{ day: string }>(
    pool,
    `select d.day::text from line_link l
       join brand_date d on d.brand_id = $1 and d.starts_at <= l.since and d.ends_at > l.since
      where l.upline_id = $2 and l.member_id = $3 and l.until is null`,
    [brandId, agent, member],
  );
  return row?.day;
}

export interface DaySums extends Sums {
  day: string;
  category: string;
  own: boolean;
}

/** The figures of a team by day and category, those of its top member alone marked as own. */
export const findDays = ({ pool }: Database, { top, from, to }: Team): Promise<DaySums[]> =>
  findRows<DaySums>(pool, {
    name: 'figure_days',
    text: `select d.day::text, d.category, d.own, ${sums} from ${days('$1')} d
            where d.day between $2::date and $3::date
            group by d.day, d.category, d.own order by d.day, d.category`,
    values: [top, from, to],
  });

/** How many of a team played in the day, week or month that begins with a day. */
export async function countActive(
  { pool }: Database,
  top: string,
  span: string,
  start: string,
): Promise<number> {
  const { active } = await getRow<{ active: string }>(pool, {
    name: 'figure_active',
    text: `select (coalesce((select members from team_active
                              where upline_id = $1 and span = $2 and start = $3::date), 0)
                   + (select count(*) from member_active
                       where member_id = $1 and span = $2 and start = $3::date))::text as active`,
    values: [top, span, start],
  });
  return Number(active);
}

export interface MemberSums extends Sums {
  id: string;
  account: string;
  type: number;
  direct: number;
}

/**
 * One page of a team's direct members, newest first, each with all below it, and their number. A
 * member that moved below the agent counts from that day on.
 */
export async function findMemberSums(
  { pool }: Database,
  agent: string,
  { top, from, to }: Team,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MemberSums[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    findRows<MemberSums>(pool, {
      name: 'figure_members',
      text: `select m.id, m.username as account, m.type, s.*,
                    (select count(*)::integer from (
                       select from line_link x
                        where x.upline_id = m.id and x.distance = 1 and x.until is null limit 1000
                     ) counted) as direct
               from (select l.member_id from line_link l
                      where l.upline_id = $2 and l.distance = 1 and l.until is null
                      order by l.member_id desc offset $6 limit $5) listed
               join member m on m.id = listed.member_id
               join line_link own on own.member_id = m.id and own.upline_id = $1
                                 and own.until is null
               left join brand_date first on first.brand_id = m.brand_id
                                         and first.starts_at <= own.since
                                         and first.ends_at > own.since
              cross join lateral (select ${sums} from ${days('m.id')} d
                                   where d.day between $3::date and $4::date
                                     and (first.day is null or d.day >= first.day)) s
              order by m.id desc`,
      values: [agent, top, from, to, limit, offset],
    }),
    getRow<{ total: number }>(
      pool,
      `select count(*)::integer as total from line_link
        where upline_id = $1 and distance = 1 and until is null`,
      [top],
    ),
  ]);
  return { rows, total };
}
