import { rootOf } from '@lantern/draws';
import { provincesOn, regions } from '@lantern/rules/lottery';
import type { AskedDraw } from '../../ports/result-source.ts';
import { askSource } from './ask-source.ts';
import { holidaysFrom, listDays } from './calendar.store.ts';
import type { LotteryOfficeContext } from './context.ts';
import { findPastDays, findUnknown, notePastDay, writePastDraw } from './past-results.store.ts';
import { todayInVietnam } from './vietnam.ts';

/** Five draws of each province, so that statistics have something to count. */
const daysBack = 35;

const emptyBook = rootOf([]);

/** Asks all sources about a draw that was never sold here, and keeps it if they agree. */
async function askAbout({ db, resultSources }: LotteryOfficeContext, draw: AskedDraw) {
  const said = await Promise.all(
    resultSources.map(async (source) => ({
      source: source.name,
      result: (await askSource(source, draw))?.result ?? null,
    })),
  );
  const known = said.flatMap(({ source, result }) => (result ? [{ source, result }] : []));
  return known.length < 2 ? 'waiting' : writePastDraw(db, draw, emptyBook, known);
}

/**
 * Fills the archive with the results of days on which this site sold no draws, such as those before
 * its first start. No bets on them exist; still two sources must agree.
 */
export async function fetchPastResults(context: LotteryOfficeContext): Promise<void> {
  const { db, clock, log, resultSources } = context;
  if (resultSources.length < 2) return;
  const dates = await findPastDays(db, todayInVietnam(clock.now()), daysBack);
  const [oldest] = dates.toReversed();
  if (oldest === undefined) return;
  const [days, holidays] = await Promise.all([listDays(db), holidaysFrom(db, oldest)]);
  let kept = 0;
  for (const date of dates) {
    const provinces = regions.flatMap((region) =>
      provincesOn(days, holidays, region, date).map((province) => ({ region, province })),
    );
    const verdicts: string[] = [];
    for (const draw of await findUnknown(db, date, provinces))
      verdicts.push(await askAbout(context, draw));
    const missing = verdicts.filter((verdict) => verdict !== 'settled').length;
    await notePastDay(db, date, missing === 0);
    kept += verdicts.length - missing;
    // Sources that know nothing of a day may be out of reach: the next run asks about the next day.
    if (missing > 0 && missing === verdicts.length) break;
  }
  if (kept > 0) log.info({ event: 'past_results_kept', kept }, 'results of past days were kept');
}
