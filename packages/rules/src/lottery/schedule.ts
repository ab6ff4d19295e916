import { dayAfter } from '../days.ts';
import type { Region } from './codes.ts';
import { instantOf } from './zone.ts';

/** When a fast game draws each day. */
export interface FastSchedule {
  /** An IANA zone, such as `Asia/Ho_Chi_Minh`, by which a day is meant. */
  readonly zone: string;
  /** The day's first draw, as `HH:mm` or `HH:mm:ss` of the zone. */
  readonly first: string;
  /** Seconds between two draws. */
  readonly every: number;
  /** Draws a day; without it they go on until the next day's first one. */
  readonly count?: number;
  /** Seconds between closing and the draw. */
  readonly closing: number;
}

/** One draw of a schedule. All times are milliseconds since 1970. */
export interface Issue {
  /** `yyyyMMdd-NNNN`: the day by the zone, and the number in that day from 1. */
  readonly id: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

const issueId = (date: string, number: number): string =>
  `${date.replaceAll('-', '')}-${String(number).padStart(4, '0')}`;

/**
 * The issues of a day in their order. Each opens when the one before closes, the first one of a day
 * an interval earlier. They count in elapsed time, so a change of clocks neither repeats nor skips
 * an issue; a day without `count` has more or fewer.
 * @param date `yyyy-MM-dd`
 */
export function issuesOf(schedule: FastSchedule, date: string): Issue[] {
  const { zone, first, every, count, closing } = schedule;
  const begin = instantOf(zone, date, first);
  const end = instantOf(zone, dayAfter(date, 1), first);
  const step = every * 1000;
  const issues: Issue[] = [];
  for (let number = 1; count === undefined || number <= count; number += 1) {
    const drawsAt = begin + (number - 1) * step;
    if (drawsAt >= end) break;
    const closesAt = drawsAt - closing * 1000;
    issues.push({ id: issueId(date, number), opensAt: closesAt - step, closesAt, drawsAt });
  }
  return issues;
}

/**
 * The next issues whose closing time is after an instant, for a chase or a countdown. Empty if the
 * game does not draw within a year.
 */
export function nextIssues(schedule: FastSchedule, after: number, count: number): Issue[] {
  const today = new Date(after).toISOString().slice(0, 10);
  const found: Issue[] = [];
  // A day by the zone can begin a day before that of UTC, and draw past midnight.
  for (let ahead = -2; ahead < 366 && found.length < count; ahead += 1)
    found.push(
      ...issuesOf(schedule, dayAfter(today, ahead)).filter(({ closesAt }) => closesAt > after),
    );
  return found.slice(0, count);
}

/** Which province draws on which days; rows that staff edit. */
export interface ProvinceDay {
  readonly region: Region;
  readonly province: string;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/** A day without draws, such as those of Tết; without a region it is for all of them. */
export interface Holiday {
  readonly date: string;
  readonly region?: Region;
}

/** The provinces of a region that draw on a day, in the order of the rows. */
export function provincesOn(
  rows: readonly ProvinceDay[],
  holidays: readonly Holiday[],
  region: Region,
  date: string,
): string[] {
  const isHoliday = holidays.some(
    (one) => one.date === date && (one.region === undefined || one.region === region),
  );
  if (isHoliday) return [];
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return rows
    .filter((row) => row.region === region && row.weekday === weekday)
    .map(({ province }) => province);
}

/** A line of a chase: the same bet on one of the coming draws, with its multiple. */
export interface ChaseStep {
  readonly issue: string;
  readonly multiple: number;
}

/**
 * The steps of a chase: the multiple grows by a factor every so many draws.
 * @throws RangeError for a factor or a number of draws below one
 */
export function chaseSteps(
  issues: readonly string[],
  first: number,
  factor = 1,
  draws = 1,
): ChaseStep[] {
  if (factor < 1 || draws < 1 || first < 1) throw new RangeError('a chase cannot shrink');
  return issues.map((issue, at) => ({
    issue,
    multiple: first * factor ** Math.floor(at / draws),
  }));
}
