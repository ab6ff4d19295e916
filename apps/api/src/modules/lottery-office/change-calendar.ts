import type {
  addLotteryHoliday,
  BodyOf,
  LotteryCalendar,
  removeLotteryHoliday,
  saveLotteryRegion,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import { refusalFor } from '../../db/verdict.ts';
import {
  addHoliday,
  isOffice,
  listHolidays,
  listRegions,
  removeHoliday,
  saveRegion,
} from './calendar.store.ts';
import type { LotteryOfficeContext } from './context.ts';
import { todayInVietnam } from './vietnam.ts';

/** The calendar of Vietnamese draws, which all brands share. */
export async function describeCalendar(
  { db, clock, resultSources }: LotteryOfficeContext,
  { brand }: StaffCaller,
): Promise<LotteryCalendar> {
  const [office, regions, holidays] = await Promise.all([
    isOffice(db, brand.id),
    listRegions(db),
    listHolidays(db, todayInVietnam(clock.now())),
  ]);
  return { office, sources: resultSources.map(({ name }) => name), regions, holidays };
}

const answered = async (
  context: LotteryOfficeContext,
  caller: StaffCaller,
  verdict: string,
): Promise<LotteryCalendar> => {
  if (verdict !== 'saved') throw refusalFor(verdict);
  return describeCalendar(context, caller);
};

/** @throws Refusal not_lottery_office, rule_changed, province_not_found */
export async function changeRegion(
  context: LotteryOfficeContext,
  caller: StaffCaller,
  saved: BodyOf<typeof saveLotteryRegion>,
): Promise<LotteryCalendar> {
  const by = { brandId: caller.brand.id, staffId: caller.staff.id };
  return answered(context, caller, await saveRegion(context.db, { ...by, ...saved }));
}

/** @throws Refusal not_lottery_office, holiday_known */
export async function createHoliday(
  context: LotteryOfficeContext,
  caller: StaffCaller,
  made: BodyOf<typeof addLotteryHoliday>,
): Promise<LotteryCalendar> {
  const by = { brandId: caller.brand.id, staffId: caller.staff.id };
  return answered(context, caller, await addHoliday(context.db, { ...by, ...made }));
}

/** @throws Refusal not_lottery_office, holiday_not_found */
export async function deleteHoliday(
  context: LotteryOfficeContext,
  caller: StaffCaller,
  gone: BodyOf<typeof removeLotteryHoliday>,
): Promise<LotteryCalendar> {
  const by = { brandId: caller.brand.id, staffId: caller.staff.id };
  return answered(context, caller, await removeHoliday(context.db, { ...by, ...gone }));
}
