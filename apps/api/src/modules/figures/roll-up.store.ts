import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** A brand without a date for the next hour. */
export interface DatelessBrand {
  id: string;
  timeZone: string;
  /** From when on rows may need a day. */
  since: Date;
  until: Date;
}

export const findDatelessBrands = ({ pool }: Database): Promise<DatelessBrand[]> =>
  findRows<DatelessBrand>(pool, {
    name: 'dateless_brands',
    text: `select b.id, b.time_zone, coalesce(last.ends_at, k.complete_until) as since,
                  clock_timestamp() + interval '1 hour' as until
             from figure_cursor k, brand b
             left join lateral (select ends_at from brand_date d where d.brand_id = b.id
                                 order by d.starts_at desc limit 1) last on true
            where last.ends_at is null or last.ends_at < clock_timestamp() + interval '1 hour'`,
  });

/** A day of a brand. It starts where the day before it ends, also after a change of the zone. */
export interface BrandDate {
  brandId: string;
  day: string;
  start: Date;
  end: Date;
}

/** Writes a day, unless another worker has written it meanwhile. */
export async function saveDate(
  { pool }: Database,
  { brandId, day, start, end }: BrandDate,
): Promise<void> {
  await pool.query(
    `insert into brand_date (brand_id, day, starts_at, ends_at)
       select $1, $2, x.starts_at, $4
         from (select coalesce(max(ends_at), $3) as starts_at
                 from brand_date where brand_id = $1) x
        where x.starts_at < $4
     on conflict do nothing`,
    [brandId, day, start, end],
  );
}

/** Adds at most `most` rows to the figures; undefined while another worker does. */
export async function rollUp({ pool }: Database, most: number): Promise<number | undefined> {
  const row = await findRow<{ rows: number | null }>(pool, {
    name: 'figure_roll_up',
    text: 'select figure_roll_up($1) as rows',
    values: [most],
  });
  return row?.rows ?? undefined;
}
