import type { TeamFigures } from './figures.ts';
import type { BetTier, TeamTier } from './kinds.ts';

export const conditions = ['turnover', 'netLoss', 'activeMembers'] as const;
export type Condition = (typeof conditions)[number];

/** A condition of 0 is off, also for a team with a negative figure. */
const holds = (tier: TeamTier, figures: TeamFigures, of: Condition) =>
  tier[of] <= 0 || figures[of] >= tier[of];

/** The index of the highest tier whose conditions all hold; -1 for none, or no base above 0. */
export function tierReached(
  tiers: readonly TeamTier[],
  figures: TeamFigures,
  base: bigint,
): number {
  if (base <= 0n) return -1;
  return tiers.findLastIndex((tier) => conditions.every((of) => holds(tier, figures, of)));
}

/** What a team still lacks to reach a tier; 0 for a condition that holds. */
export function distanceTo(tier: TeamTier, figures: TeamFigures): TeamFigures {
  const missing = (wanted: bigint, has: bigint) =>
    wanted > 0n && has < wanted ? wanted - has : 0n;
  return {
    turnover: missing(tier.turnover, figures.turnover),
    netLoss: missing(tier.netLoss, figures.netLoss),
    activeMembers: Number(missing(BigInt(tier.activeMembers), BigInt(figures.activeMembers))),
  };
}

/** The highest tier whose single-bet amount a stake reaches. */
export const betTierReached = (tiers: readonly BetTier[], stake: bigint): BetTier | undefined =>
  tiers.findLast(({ singleBet }) => stake >= singleBet);
