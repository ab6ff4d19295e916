import { isDay } from './age.ts';

/** Presets that look back, as the screens of records offer them. */
export const pastPresets = ['today', 'yesterday', 'last7', 'last30'] as const;
export type PastPreset = (typeof pastPresets)[number];

/** Presets for date filters of records; `next` presets lie in the future. */
export const dayPresets = [...pastPresets, 'next7', 'next30'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The first and last day, inclusive, as `yyyy-MM-dd`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The maximum number of days in one query of records. */
export const mostDays = 92;

/** Adds days to a day. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The days of a range in ascending order. */
export function eachDay({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** The range of a preset, seen from a day. */
export function presetRange(preset: DayPreset, today: string): DayRange {
  if (preset === 'yesterday') return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
  if (preset === 'last7') return { from: dayAfter(today, -6), to: today };
  if (preset === 'last30') return { from: dayAfter(today, -29), to: today };
  if (preset === 'next7') return { from: today, to: dayAfter(today, 6) };
  if (preset === 'next30') return { from: today, to: dayAfter(today, 29) };
  return { from: today, to: today };
}

/**
 * Checks that both texts are calendar days, in order, within `mostDays` and of a plausible year.
 */
export function isDayRange({ from, to }: DayRange): boolean {
  if (!isDay(from) || !isDay(to) || from < '2000-01-01' || to > '2100-01-01' || from > to)
    return false;
  return dayAfter(from, mostDays) > to;
}
