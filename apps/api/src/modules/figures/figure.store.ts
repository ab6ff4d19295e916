import { findRows, getRow } from '@lantern/rows';
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
export const sums = names.map((name) => `coalesce(sum(d.${name}), 0)::text as ${name}`).join(', ');
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

/** An agent's team. */
export interface Team {
  top: string;
  from: string;
  to: string;
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

/** How many of a team played on each day of a range; days without any are missing. */
export async function findActiveDays(
  { pool }: Database,
  { top, from, to }: Team,
): Promise<Map<string, number>> {
  const rows = await findRows<{ day: string; active: number }>(pool, {
    name: 'figure_active_days',
    text: `select start::text as day, sum(members)::integer as active
             from (select start, members from team_active
                    where upline_id = $1 and span = 'day' and start between $2::date and $3::date
                    union all
                   select start, 1 from member_active
                    where member_id = $1 and span = 'day' and start between $2::date and $3::date) d
            group by start`,
    values: [top, from, to],
  });
  return new Map(rows.map(({ day, active }) => [day, active]));
}
