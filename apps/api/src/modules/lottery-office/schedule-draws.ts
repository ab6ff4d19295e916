import { dayAfter } from '@lantern/rules';
import { provincesOn, regions } from '@lantern/rules/lottery';
import { holidaysFrom, listDays } from './calendar.store.ts';
import type { LotteryOfficeContext } from './context.ts';
import { scheduleDraws } from './province-draw.store.ts';
import { todayInVietnam } from './vietnam.ts';

/** Days ahead with draws. A draw opens when the one of the day before is drawn. */
const daysAhead = 2;

/**
 * Schedules the province draws of the next days. Without two sources of results there are none,
 * because they could never be settled.
 */
export async function scheduleProvinceDraws({
  db,
  clock,
  log,
  resultSources,
}: LotteryOfficeContext): Promise<number> {
  if (resultSources.length < 2) return 0;
  const today = todayInVietnam(clock.now());
  const [days, holidays] = await Promise.all([listDays(db), holidaysFrom(db, today)]);
  const draws = Array.from({ length: daysAhead + 1 }, (_, ahead) => dayAfter(today, ahead)).flatMap(
    (date) =>
      regions.flatMap((region) =>
        provincesOn(days, holidays, region, date).map((province) => ({ province, date })),
      ),
  );
  const made = await scheduleDraws(db, draws);
  if (made > 0) log.info({ event: 'province_draws_scheduled', made }, 'province draws scheduled');
  return made;
}
