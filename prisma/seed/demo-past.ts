import { type Period, periodAfter, periodAt } from '@lantern/rules/agreements';
import type pg from 'pg';

/** The days in which the demonstration line has played already: two whole weeks, up to today. */
export interface Past {
  /** The day before, on which the line registered. */
  registered: Period;
  /** A Monday. */
  start: Date;
  days: readonly Period[];
  now: Date;
}

/** Undefined for a brand that has members or figures: what it shows stays as it is. */
export async function findPast(
  db: pg.ClientBase,
  brandId: string,
  zone: string,
): Promise<Past | undefined> {
  const { rows } = await db.query<{ now: Date }>(
    `select now() as now
      where not exists (select from brand_date where brand_id = $1)
        and not exists (select from member where brand_id = $1)`,
    [brandId],
  );
  const now = rows[0]?.now;
  if (!now) return undefined;
  const before = (period: Period) =>
    periodAt(period.length, new Date(period.start.getTime() - 1), zone);
  const { start } = before(before(periodAt('weekly', now, zone)));
  const days: Period[] = [];
  for (let day = periodAt('daily', start, zone); day.start < now; day = periodAfter(day, zone))
    days.push(day);
  return { registered: before(periodAt('daily', start, zone)), start, days, now };
}

/** What is settled next counts somewhere between two moments. */
export async function settleBetween(db: pg.ClientBase, from: Date, to: Date): Promise<void> {
  await db.query(
    `select set_config('seed.settled_from', $1, false),
            set_config('seed.settled_within', $2, false)`,
    [from.toISOString(), `${to.getTime() - from.getTime()} milliseconds`],
  );
}

const column = 'alter table figure_log alter column settled_at set default';

/**
 * Lets the log take its times from `settleBetween` while the work goes on; nothing else in it is
 * changed. Figures are complete only up to the first of these days again.
 */
export async function inThePast(
  db: pg.ClientBase,
  { registered }: Past,
  work: () => Promise<void>,
): Promise<void> {
  await settleBetween(db, registered.start, registered.end);
  await db.query(
    `update figure_cursor set complete_until = least(complete_until, $1), next_until = null,
                              next_xid = null`,
    [registered.start],
  );
  await db.query(
    `${column} current_setting('seed.settled_from')::timestamptz
               + random() * current_setting('seed.settled_within')::interval`,
  );
  await work();
  await db.query(`${column} clock_timestamp()`);
}
