import type { AgreementKind, DividendPeriod, Terms } from './kinds.ts';
import { formatRate, parseRate, type Rate } from './rate.ts';

/** A tier as it is sent: amounts in minor units and rates as percentages, both as text. */
interface WireTeamTier {
  turnover: string;
  netLoss: string;
  activeMembers: number;
  rate: string;
}

interface WireBetTier {
  singleBet: string;
  winRate: string;
  lossRate: string;
}

interface WireTeamTerms<Kind extends AgreementKind> {
  kind: Kind;
  activeMinimum: string;
  tiers: WireTeamTier[];
}

/** Terms as the contract sends them. */
export type WireTerms =
  | (WireTeamTerms<'dividend'> & { period: DividendPeriod })
  | WireTeamTerms<'dailySalary'>
  | WireTeamTerms<'hourlySalary'>
  | { kind: 'realTimeSalary'; tiers: WireBetTier[] };

/** Reads a percentage. What is not one becomes a rate that no rule accepts. */
export const readRate = (percent: string): Rate => parseRate(percent) ?? Number.NaN;

/** Terms as the rules calculate with them. */
export function readTerms(wire: WireTerms): Terms {
  if (wire.kind === 'realTimeSalary') {
    const bets = wire.tiers.map(({ singleBet, winRate, lossRate }) => ({
      ...{ singleBet: BigInt(singleBet), winRate: readRate(winRate), lossRate: readRate(lossRate) },
    }));
    return { kind: wire.kind, tiers: bets };
  }
  const team = {
    activeMinimum: BigInt(wire.activeMinimum),
    tiers: wire.tiers.map(({ turnover, netLoss, activeMembers, rate }) => ({
      ...{ turnover: BigInt(turnover), netLoss: BigInt(netLoss), activeMembers },
      rate: readRate(rate),
    })),
  };
  return wire.kind === 'dividend'
    ? { kind: wire.kind, period: wire.period, ...team }
    : { kind: wire.kind, ...team };
}

/** Terms as the contract sends them. */
export function writeTerms(terms: Terms): WireTerms {
  if (terms.kind === 'realTimeSalary') {
    const bets = terms.tiers.map(({ singleBet, winRate, lossRate }) => ({
      singleBet: String(singleBet),
      winRate: formatRate(winRate),
      lossRate: formatRate(lossRate),
    }));
    return { kind: terms.kind, tiers: bets };
  }
  const team = {
    activeMinimum: String(terms.activeMinimum),
    tiers: terms.tiers.map(({ turnover, netLoss, activeMembers, rate }) => ({
      ...{ turnover: String(turnover), netLoss: String(netLoss), activeMembers },
      rate: formatRate(rate),
    })),
  };
  return terms.kind === 'dividend'
    ? { kind: terms.kind, period: terms.period, ...team }
    : { kind: terms.kind, ...team };
}
