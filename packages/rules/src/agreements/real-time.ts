import type { BetTier } from './kinds.ts';
import { type Exact, type Rate, roundedDown, shareOf } from './rate.ts';
import { betTierReached } from './tiers.ts';

/** Minor units. */
export interface SettledBet {
  stake: bigint;
  /** The part of the stake that counts as turnover. */
  validStake: bigint;
  win: bigint;
}

/** An agreement above the member who bet. */
export interface BetPayee {
  agreement: string;
  tiers: readonly BetTier[];
}

/** What one agreement earns by one bet. */
export interface BetShare {
  agreement: string;
  /** The own rate less the highest one below. */
  rate: Rate;
  /** Whether the bet won more than its stake; it lost otherwise. */
  won: boolean;
  /** The part of the stake that counts; below zero where a correction takes it back. */
  base: bigint;
  exact: Exact;
}

/** A bet that wins its stake back earns nothing. */
function betRate(tiers: readonly BetTier[], { stake, win }: SettledBet): Rate {
  const tier = betTierReached(tiers, stake);
  if (!tier || win === stake) return 0;
  return win > stake ? tier.winRate : tier.lossRate;
}

/** The shares of one bet, from the agreement nearest to the member upwards. */
export function betShares(bet: SettledBet, upwards: readonly BetPayee[]): BetShare[] {
  const shares: BetShare[] = [];
  let highest = 0;
  for (const { agreement, tiers } of upwards) {
    const own = betRate(tiers, bet);
    if (own <= highest) continue;
    const rate = own - highest;
    const { validStake: base, stake, win } = bet;
    shares.push({ agreement, rate, won: win > stake, base, exact: shareOf(base, rate) });
    highest = own;
  }
  return shares;
}

/**
 * What a correction changes, at the rates that were in force when the bet first settled: the shares
 * that are right, and those that were earned before, taken back.
 * @param upwards the agreements that were above the member then
 */
export function correctedShares(
  before: SettledBet,
  after: SettledBet,
  upwards: readonly BetPayee[],
): BetShare[] {
  const takenBack = betShares(before, upwards).map(
    (share): BetShare => ({ ...share, base: -share.base, exact: -share.exact }),
  );
  return [...betShares(after, upwards), ...takenBack];
}

/** The bill of one agreement and window. A negative sum lowers the bills of the next windows. */
export interface WindowBill {
  exact: Exact;
  amount: bigint;
  /** An amount of 0 or more, in millionths of a minor unit. */
  carriedOut: Exact;
}

export function windowBill(shares: readonly Exact[], carried: Exact): WindowBill {
  const exact = shares.reduce((sum, share) => sum + share, -carried);
  return { exact, amount: roundedDown(exact), carriedOut: exact < 0n ? -exact : 0n };
}
