import type { DayRange } from '../days.ts';
import { instantOf, wallTime } from '../zoned-instant.ts';
import type { AgreementKind, PeriodLength } from './kinds.ts';

/** Half-open: the start belongs to the period, the end to the next one. */
export interface Period {
  length: PeriodLength;
  start: Date;
  end: Date;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const sizes = { hourly: hour, window: 5 * minute } as const;

const isShort = (length: PeriodLength): length is keyof typeof sizes => length in sizes;

const dateOf = (wall: number) => new Date(wall);

/** The wall time at which the period of whole days starts that holds a wall time. */
function wallStart(length: Exclude<PeriodLength, keyof typeof sizes>, wall: number): number {
  const at = dateOf(wall);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (length === 'daily') return Date.UTC(year, month, date);
  if (length === 'weekly') return Date.UTC(year, month, date - ((at.getUTCDay() + 6) % 7));
  if (length === 'monthly') return Date.UTC(year, month, 1);
  return Date.UTC(year, month, date < 16 ? 1 : 16);
}

function wallEnd(length: Exclude<PeriodLength, keyof typeof sizes>, start: number): number {
  const at = dateOf(start);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (length === 'daily') return start + day;
  if (length === 'weekly') return start + 7 * day;
  if (length === 'semiMonthly' && date === 1) return Date.UTC(year, month, 16);
  return Date.UTC(year, month + 1, 1);
}

/** The first instant in a range from which the clocks keep the offset of its end. */
function changeOfClocks(from: number, to: number, zone: string): number {
  const offset = (at: number) => wallTime(at, zone) - at;
  const last = offset(to);
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offset(middle) === last) after = middle;
    else before = middle;
  }
  return after;
}

/**
 * Hours and windows start at whole multiples of the clocks. Where the clocks change by a part of
 * one, it ends at the change.
 */
function shortPeriod(length: keyof typeof sizes, instant: number, zone: string): Period {
  const size = sizes[length];
  const wall = wallTime(instant, zone);
  const start = instant - (((wall % size) + size) % size);
  const end = start + size;
  const offset = wall - instant;
  const startsWhole = wallTime(start, zone) - start === offset;
  const endsWhole = wallTime(end - 1, zone) - (end - 1) === offset;
  return {
    length,
    start: new Date(startsWhole ? start : changeOfClocks(start, instant, zone)),
    end: new Date(endsWhole ? end : changeOfClocks(instant, end - 1, zone)),
  };
}

/** The period that holds an instant, by the clocks of a time zone. */
export function periodAt(length: PeriodLength, instant: Date, zone: string): Period {
  if (isShort(length)) return shortPeriod(length, instant.getTime(), zone);
  const start = wallStart(length, wallTime(instant.getTime(), zone));
  return {
    length,
    start: new Date(instantOf(start, zone)),
    end: new Date(instantOf(wallEnd(length, start), zone)),
  };
}

export const periodAfter = ({ length, end }: Period, zone: string): Period =>
  periodAt(length, end, zone);

export const periodBefore = ({ length, start }: Period, zone: string): Period =>
  periodAt(length, new Date(start.getTime() - 1), zone);

/** An agreement starts with the first full period after its acceptance. */
export function firstPeriod(length: PeriodLength, acceptedAt: Date, zone: string): Period {
  const current = periodAt(length, acceptedAt, zone);
  return current.start.getTime() === acceptedAt.getTime() ? current : periodAfter(current, zone);
}

/** The days of a period of whole days, in the time zone. */
export function daysOf({ start, end }: Period, zone: string): DayRange {
  const dayOf = (at: number) => dateOf(wallTime(at, zone)).toISOString().slice(0, 10);
  return { from: dayOf(start.getTime()), to: dayOf(end.getTime() - 1) };
}

/** Minutes after the end of a period at which it is settled. */
const settledAfter: Record<AgreementKind, number> = {
  dividend: 2 * 60 + 10,
  dailySalary: 2 * 60 + 5,
  hourlySalary: 5,
  realTimeSalary: 0,
};

/** When a period is settled: by the clocks for periods of whole days, else after its end. */
export function settledAt(kind: AgreementKind, { length, end }: Period, zone: string): Date {
  const wait = settledAfter[kind] * minute;
  if (isShort(length)) return new Date(end.getTime() + wait);
  return new Date(instantOf(wallTime(end.getTime() - 1, zone) + 1 + wait, zone));
}
