import { wallTime } from '../zoned-instant.ts';
import type { AgreementKind } from './kinds.ts';
import type { Period } from './periods.ts';

export const carryOvers = ['none', 'forever', 'previous', 'month'] as const;
/** How the team win of a period lowers the base of later dividends. */
export type CarryOver = (typeof carryOvers)[number];

/** The team win that a period leaves to the next one, as an amount of 0 or more. */
export interface Carry {
  /** The period that left it. */
  from: Period;
  amount: bigint;
}

function sameMonth(one: Period, other: Period, zone: string): boolean {
  const monthOf = ({ start }: Period) =>
    new Date(wallTime(start.getTime(), zone)).toISOString().slice(0, 7);
  return monthOf(one) === monthOf(other);
}

/** The part of an earlier carry that lowers the base of a period. */
export function carriedInto(
  carry: Carry | undefined,
  period: Period,
  { option, zone }: { option: CarryOver; zone: string },
): bigint {
  if (!carry || option === 'none') return 0n;
  // A period without an agreement clears what was carried.
  if (carry.from.end.getTime() !== period.start.getTime()) return 0n;
  return option === 'month' && !sameMonth(carry.from, period, zone) ? 0n : carry.amount;
}

/**
 * What a period leaves to the next one. A loss of the team is never carried.
 * @param figure the net loss of the period, or its turnover for a salary
 * @param carried what earlier periods left to this one
 */
export function carriedOut(figure: bigint, carried: bigint, option: CarryOver): bigint {
  if (option === 'none') return 0n;
  const rest = option === 'previous' ? figure : figure - carried;
  return rest < 0n ? -rest : 0n;
}

/** Corrections can make a turnover negative. A salary always carries what is left of that. */
export const carryOverOf = (kind: AgreementKind, ofBrand: CarryOver): CarryOver =>
  kind === 'dividend' ? ofBrand : 'forever';
