/** What a team did in a period. Amounts in minor units; corrections can make them negative. */
export interface TeamFigures {
  turnover: bigint;
  /** Positive if the team lost, so that the house won; negative is a team win. */
  netLoss: bigint;
  activeMembers: number;
}

/** The amounts behind a net loss. Salaries and dividends are not among its costs. */
export interface NetLossParts {
  stakes: bigint;
  wins: bigint;
  rebates: bigint;
  promotions: bigint;
  depositFees: bigint;
}

export const netLossOf = (of: NetLossParts): bigint =>
  of.stakes - of.wins - of.rebates - of.promotions - of.depositFees;

/** Members whose turnover in the period reaches the minimum. */
export function activeMembers(turnovers: Iterable<bigint>, minimum: bigint): number {
  let active = 0;
  for (const turnover of turnovers) if (turnover >= minimum && turnover > 0n) active += 1;
  return active;
}

/** A turnover rounded down to whole steps; a step of 0 is off. */
export const inSteps = (turnover: bigint, step: bigint): bigint =>
  step > 1n && turnover > 0n ? turnover - (turnover % step) : turnover;
