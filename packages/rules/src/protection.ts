/**
 * How a member's own limits change. What protects more holds at once; what protects less waits, and
 * then needs a second yes, so that nobody raises a limit in the heat of a game.
 */

/**
 * What may be limited: money put in, money lost, money staked (minor units), and minutes of being
 * logged in.
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Days, weeks from Monday, and months, as the brand's calendar has them. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The periods that a kind can be limited by. */
export const periodsOf = (kind: LimitKind): readonly LimitPeriod[] =>
  kind === 'session' ? ['day'] : limitPeriods;

/**
 * The most that a limit of a kind can be: a day has no more minutes, and an amount no more digits.
 */
export const mostOf = (kind: LimitKind): bigint =>
  kind === 'session' ? 1440n : 999_999_999_999_999n;

/** A raise that waits for its second yes; times are milliseconds since 1970. */
export interface Raise {
  /** Null where the limit is to go. */
  to: bigint | null;
  opensAt: number;
  lapsesAt: number;
}

export interface Limit {
  amount: bigint;
  raise: Raise | null;
}

export interface RaiseRule {
  waitHours: number;
  /** For so long after the wait the second yes may come. */
  lapseHours: number;
}

/** Null stands for no limit, before and after. */
export interface Change<Outcome extends string> {
  outcome: Outcome;
  limit: Limit | null;
}

const hour = 3_600_000;

/** Whether an amount protects less than a limit does; null is no limit at all. */
export const protectsLess = (wish: bigint | null, amount: bigint) => wish === null || wish > amount;

/**
 * What becomes of the wish for a limit; null is the wish for none. `set` holds at once and drops a
 * raise that waits, `waits` is a raise that has been noted. The same raise once more is `unchanged`
 * and does not begin its wait anew.
 */
export function wishLimit(
  limit: Limit | null,
  wish: bigint | null,
  now: number,
  { waitHours, lapseHours }: RaiseRule,
): Change<'set' | 'waits' | 'unchanged'> {
  if (!limit) return wish === null ? { outcome: 'unchanged', limit } : set(wish);
  if (!protectsLess(wish, limit.amount)) {
    const same = wish === limit.amount && !limit.raise;
    return same ? { outcome: 'unchanged', limit } : set(wish ?? limit.amount);
  }
  const { raise } = limit;
  if (raise?.to === wish && raise && now <= raise.lapsesAt) return { outcome: 'unchanged', limit };
  const opensAt = now + waitHours * hour;
  return {
    outcome: 'waits',
    limit: { ...limit, raise: { to: wish, opensAt, lapsesAt: opensAt + lapseHours * hour } },
  };
}

const set = (amount: bigint): Change<'set'> => ({ outcome: 'set', limit: { amount, raise: null } });

/** The second yes to a raise. One that has lapsed is as if it had never been asked for. */
export function confirmRaise(
  limit: Limit | null,
  now: number,
): Change<'confirmed' | 'too_soon' | 'none'> {
  const raise = limit?.raise;
  if (!raise || now > raise.lapsesAt) return { outcome: 'none', limit };
  if (now < raise.opensAt) return { outcome: 'too_soon', limit };
  return {
    outcome: 'confirmed',
    limit: raise.to === null ? null : { amount: raise.to, raise: null },
  };
}

/**
 * How long members can be excluded: hours of a cool-off, months of a self-exclusion (null has no
 * end).
 */
export const coolOffHours = { least: 24, most: 6 * 7 * 24 } as const;
export const exclusionKinds = ['cool_off', 'self_exclusion', 'operator'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];
