import type { QueryOf, TeamOverview, teamOverview } from '@lantern/contracts';
import { type DayRange, dayAfter, eachDay } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import { sumFigures } from './describe-figures.ts';
import { countActive, type DaySums, findActiveDays, findDays, findState } from './figure.store.ts';

const charted = 14;

type Span = QueryOf<typeof teamOverview>['span'];

/** The first day of the day, week or month that holds a day. */
export function spanStart(span: Span, day: string): string {
  if (span === 'day') return day;
  if (span === 'month') return `${day.slice(0, 7)}-01`;
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The current day, week or month, the one before, and the days of the charts. */
export function spansOf(span: Span, today: string) {
  const start = spanStart(span, today);
  const current = { from: start, to: today };
  const before = { from: spanStart(span, dayAfter(start, -1)), to: dayAfter(start, -1) };
  const chart = { from: dayAfter(today, 1 - charted), to: today };
  const from = before.from < chart.from ? before.from : chart.from;
  return { current, before, chart, all: { from, to: today } };
}

/** The figures of the agent's team, against the period before. */
export async function readOverview(
  { db }: Data,
  caller: SessionCaller,
  { span }: QueryOf<typeof teamOverview>,
): Promise<TeamOverview> {
  const top = agentOf(caller);
  const { asOf, today } = await findState(db, caller.brand.id);
  const { current, before, chart, all } = spansOf(span, today);
  const [rows, active, activeBefore, activeDays] = await Promise.all([
    findDays(db, { top, ...all }),
    countActive(db, top, span, current.from),
    countActive(db, top, span, before.from),
    findActiveDays(db, { top, ...chart }),
  ]);
  return {
    asOf: asOf.toISOString(),
    currency: caller.session.currency,
    current: { ...current, ...sumFigures(within(rows, current)), active },
    before: { ...before, ...sumFigures(within(rows, before)), active: activeBefore },
    days: eachDay(chart).map((day) => ({
      day,
      ...sumFigures(within(rows, { from: day, to: day })),
      active: activeDays.get(day) ?? 0,
    })),
  };
}

const within = (rows: readonly DaySums[], { from, to }: DayRange) =>
  rows.filter(({ day }) => day >= from && day <= to);
