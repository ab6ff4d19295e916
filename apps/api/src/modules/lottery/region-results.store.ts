import type { ProvinceResult } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Region } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';

export interface RegionDays {
  day: string | null;
  before: string | null;
  after: string | null;
}

const ended = `(d.result is not null or d.state = 'void')`;

/** A day of results, by default the last one, and the days with results beside it. */
export const findRegionDays = ({ pool }: Database, region: Region, day: string | null) =>
  findRow<RegionDays>(
    pool,
    `with days as (
       select distinct p.date from lottery_province_draw p
         join lottery_draw d on d.id = p.draw_id where p.region = $1 and ${ended}
     ), wanted as (select coalesce($2::date, (select max(date) from days)) as day)
     select to_char(w.day, 'YYYY-MM-DD') as day,
            (select to_char(max(date), 'YYYY-MM-DD') from days where date < w.day) as before,
            (select to_char(min(date), 'YYYY-MM-DD') from days where date > w.day) as after
       from wanted w`,
    [region, day],
  );

export interface ProvinceRow extends Omit<ProvinceResult, 'drawsAt'> {
  drawsAt: Date;
}

/** The draws of a region on a day, in the order of the calendar. */
export const findProvinceResults = ({ pool }: Database, region: Region, day: string) =>
  findRows<ProvinceRow>(
    pool,
    `select d.id as draw_id, d.game_code, g.family, v.name as province, d.state, d.draws_at,
            d.result
       from lottery_province_draw p
       join lottery_draw d on d.id = p.draw_id join lottery_game g on g.code = d.game_code
       join lottery_province v on v.code = p.province
       left join lottery_province_day c
              on c.province = p.province and c.weekday = extract(dow from p.date)
      where p.region = $1 and p.date = $2 order by c.nth, v.name`,
    [region, day],
  );
