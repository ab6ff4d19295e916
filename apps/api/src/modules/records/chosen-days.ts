import { type DayPreset, type DayRange, presetRange } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { findToday } from './record.store.ts';

interface Wish {
  days: DayPreset;
  from?: string | undefined;
  to?: string | undefined;
}

/** The requested days in the brand's time zone. */
export async function chosenDays(
  { db }: Data,
  { id }: Brand,
  { days, from, to }: Wish,
): Promise<DayRange> {
  if (from !== undefined && to !== undefined) return { from, to };
  return presetRange(days, await findToday(db, id));
}
