import { isDay } from './age.ts';

/** The choices of days that records offer: `next` is for what lies ahead. */
export const dayPresets = ['today', 'last7', 'last30', 'next7', 'next30'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The first and the last day, both included, as `yyyy-MM-dd`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** As many days as a record shows at once. */
export const mostDays = 92;

/** The day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Every day of a range, the first one first. */
export function eachDay({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** What a preset means on a day. */
export function presetRange(preset: DayPreset, today: string): DayRange {
  if (preset === 'last7') return { from: dayAfter(today, -6), to: today };
  if (preset === 'last30') return { from: dayAfter(today, -29), to: today };
  if (preset === 'next7') return { from: today, to: dayAfter(today, 6) };
  if (preset === 'next30') return { from: today, to: dayAfter(today, 29) };
  return { from: today, to: today };
}

/**
 * Whether two texts are days of the calendar, in their order and not too far apart, of a time in
 * which the site can have been.
 */
export function isDayRange({ from, to }: DayRange): boolean {
  if (!isDay(from) || !isDay(to) || from < '2000-01-01' || to > '2100-01-01' || from > to)
    return false;
  return dayAfter(from, mostDays) > to;
}
