import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { Whose } from './limits.store.ts';

/** Amounts in minor units. */
export interface SpentRow {
  deposited: string;
  withdrawn: string;
  staked: string;
  lost: string;
}

/** A table `done` with the member's sums of each day; parameters $1 (brand) and $2 (member). */
const done = `with today as (select brand_day($1, now()) as day), done as (
    select day, deposited, withdrawn, 0::bigint as staked, 0::bigint as lost
      from cash_day where member_id = $2
    union all
    select day, 0, 0, staked - refunded, staked - refunded - won
      from play_day where member_id = $2
  )`;
const sums = `coalesce(sum(d.deposited), 0)::text as deposited,
  coalesce(sum(d.withdrawn), 0)::text as withdrawn,
  coalesce(sum(d.staked), 0)::text as staked, coalesce(sum(d.lost), 0)::text as lost`;

/** Sums of the brand's current day, week and month, and in total. */
export async function findTotals(
  { pool }: Database,
  { brandId, memberId }: Whose,
): Promise<(SpentRow & { span: string })[]> {
  return findRows<SpentRow & { span: string }>(
    pool,
    `${done} select s.span, ${sums}
       from today t cross join unnest(array['day', 'week', 'month', 'all']) s (span)
       left join done d on s.span = 'all' or d.day >= protection_period_start(s.span, t.day)
      group by s.span`,
    [brandId, memberId],
  );
}

/** The last thirty days or twelve months, the oldest first. */
export async function findByTime(
  { pool }: Database,
  { brandId, memberId }: Whose,
  by: 'day' | 'month',
): Promise<(SpentRow & { from: string })[]> {
  return findRows<SpentRow & { from: string }>(
    pool,
    `${done}, part as (
       select protection_period_start($3, t.day) as last,
              case $3 when 'day' then interval '1 day' else interval '1 month' end as step,
              case $3 when 'day' then 29 else 11 end as back from today t
     )
     select g.at::date::text as "from", ${sums}
       from part p cross join generate_series(p.last - p.back * p.step, p.last, p.step) g (at)
       left join done d on d.day >= g.at::date and d.day < (g.at + p.step)::date
      group by g.at order by g.at`,
    [brandId, memberId, by],
  );
}
