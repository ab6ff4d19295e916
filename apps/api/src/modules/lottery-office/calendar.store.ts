import type { CalendarRegion, LotteryHoliday } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Holiday, ProvinceDay, Region } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

/** Whether a brand's staff run the draws. */
export const isOffice = async ({ pool }: Database, brandId: string): Promise<boolean> =>
  (await findRow(pool, 'select from lottery_office where brand_id = $1', [brandId])) !== undefined;

export const listRegions = ({ pool }: Database): Promise<CalendarRegion[]> =>
  findRows<CalendarRegion>(
    pool,
    `select r.region, to_char(r.closes_at, 'HH24:MI') as closes_at,
            to_char(r.draws_at, 'HH24:MI') as draws_at, r.version,
            coalesce((select jsonb_agg(jsonb_build_object('weekday', d.weekday,
                                                          'province', d.province)
                                       order by d.weekday, d.nth)
                        from lottery_province_day d where d.region = r.region), '[]') as days,
            (select jsonb_agg(jsonb_build_object('code', p.code, 'name', p.name) order by p.name)
               from lottery_province p where p.region = r.region) as provinces
       from lottery_region r
      order by array_position(array['north', 'central', 'south'], r.region)`,
  );

/** The holidays from a day on. */
export const listHolidays = ({ pool }: Database, from: string): Promise<LotteryHoliday[]> =>
  findRows<LotteryHoliday>(
    pool,
    `select id, to_char(date, 'YYYY-MM-DD') as date, region, name from lottery_holiday
      where date >= $1::date order by date, region nulls first`,
    [from],
  );

/** The rows of the calendar, in the order of each day. */
export const listDays = ({ pool }: Database): Promise<ProvinceDay[]> =>
  findRows<ProvinceDay>(
    pool,
    'select region, province, weekday from lottery_province_day order by region, weekday, nth',
  );

export async function holidaysFrom(db: Database, from: string): Promise<Holiday[]> {
  const holidays = await listHolidays(db, from);
  return holidays.map(({ date, region }) => (region ? { date, region } : { date }));
}

export interface SavedRegion {
  brandId: string;
  staffId: string;
  region: Region;
  version: number;
  closesAt: string;
  drawsAt: string;
  days: readonly { weekday: number; province: string }[];
  reason: string;
}

/** Answers `saved`, or the code of a refusal. */
export const saveRegion = ({ pool }: Database, saved: SavedRegion): Promise<string> =>
  askVerdict(pool, 'select lottery_region_save($1, $2, $3, $4, $5, $6, $7, $8) as verdict', [
    ...[saved.brandId, saved.staffId, saved.region, saved.version, saved.closesAt, saved.drawsAt],
    ...[JSON.stringify(saved.days), saved.reason],
  ]);

export interface NewHoliday {
  brandId: string;
  staffId: string;
  date: string;
  region: Region | null;
  name: string;
  reason: string;
}

/** Answers `saved`, or the code of a refusal. */
export const addHoliday = ({ pool }: Database, made: NewHoliday): Promise<string> =>
  askVerdict(pool, 'select lottery_holiday_add($1, $2, $3, $4, $5, $6) as verdict', [
    ...[made.brandId, made.staffId, made.date, made.region, made.name, made.reason],
  ]);

export interface GoneHoliday {
  brandId: string;
  staffId: string;
  id: string;
  reason: string;
}

/** Answers `saved`, or the code of a refusal. */
export const removeHoliday = ({ pool }: Database, gone: GoneHoliday): Promise<string> =>
  askVerdict(pool, 'select lottery_holiday_remove($1, $2, $3, $4) as verdict', [
    ...[gone.brandId, gone.staffId, gone.id, gone.reason],
  ]);
