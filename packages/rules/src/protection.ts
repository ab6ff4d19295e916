/**
 * The rules for changing a member's own limits. Stricter limits start at once. Looser ones wait and
 * then need a second confirmation, so no one raises a limit in the heat of a game.
 */

/** Kinds of limits: deposits, losses, bets (minor units), and minutes logged in. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Calendar days, weeks from Monday, and months in the brand's time zone. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The periods of each kind of limit. */
export const periodsOf = (kind: LimitKind): readonly LimitPeriod[] =>
  kind === 'session' ? ['day'] : limitPeriods;

/** The maximum value of a kind of limit. */
export const mostOf = (kind: LimitKind): bigint =>
  kind === 'session' ? 1440n : 999_999_999_999_999n;

/** A raise waiting for its second confirmation; times are milliseconds since 1970. */
export interface Raise {
  /** Null removes the limit. */
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
  /** Milliseconds after the wait in which the raise can be confirmed. */
  lapseHours: number;
}

/** Null means no limit. */
export interface Change<Outcome extends string> {
  outcome: Outcome;
  limit: Limit | null;
}

const hour = 3_600_000;

/** Checks that an amount is looser than a limit; null means no limit. */
export const protectsLess = (wish: bigint | null, amount: bigint) => wish === null || wish > amount;

/**
 * Decides a requested limit; null requests none. `set` starts at once and drops a pending raise,
 * `waits` stores a pending raise. Repeating the same raise is `unchanged` and keeps its wait.
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

/** Decides the confirmation of a raise. A lapsed raise counts as never requested. */
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

/** Durations of exclusion: hours of a cool-off, months of a self-exclusion (null is permanent). */
export const coolOffHours = { least: 24, most: 6 * 7 * 24 } as const;
export const exclusionKinds = ['cool_off', 'self_exclusion', 'operator'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];
