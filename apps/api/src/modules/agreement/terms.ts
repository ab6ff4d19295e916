import type { AgreementTerms } from '@lantern/contracts';
import {
  type AgreementKind,
  type CoverSwitches,
  formatRate,
  parseRate,
  type Rate,
  type TermLimits,
  type Terms,
} from '@lantern/rules/agreements';
import { type Brand, hasSwitch } from '../brand/index.ts';

const switchOf = {
  dividend: 'DIVIDEND3',
  dailySalary: 'DAILYSALARY3',
  hourlySalary: 'HOURLYSALARY3',
  realTimeSalary: 'REALTIMESALARY3',
} as const;

/** Whether the brand offers a kind of agreement. Agreements of a kind that it has left go on. */
export const isOffered = (brand: Brand, kind: AgreementKind): boolean =>
  hasSwitch(brand, switchOf[kind]);

/** A rate above 100 % is read as one that no rule allows. */
const rateOf = (percent: string): Rate => parseRate(percent) ?? Number.NaN;

/** The terms of the contract's calls, as the rules calculate with them. */
export function termsOf(given: AgreementTerms): Terms {
  if (given.kind === 'realTimeSalary')
    return {
      kind: given.kind,
      tiers: given.tiers.map(({ singleBet, winRate, lossRate }) => ({
        singleBet: BigInt(singleBet),
        winRate: rateOf(winRate),
        lossRate: rateOf(lossRate),
      })),
    };
  return {
    ...given,
    activeMinimum: BigInt(given.activeMinimum),
    tiers: given.tiers.map(({ turnover, netLoss, activeMembers, rate }) => ({
      turnover: BigInt(turnover),
      netLoss: BigInt(netLoss),
      activeMembers,
      rate: rateOf(rate),
    })),
  };
}

/** What the brand allows for a kind. */
export function limitsOf({ settings }: Brand, kind: AgreementKind): TermLimits {
  const { mostTiers, rates } = settings.agreements;
  const { lowest, highest, step } = rates[kind];
  return {
    mostTiers,
    lowestRate: rateOf(lowest),
    highestRate: rateOf(highest),
    rateStep: rateOf(step),
  };
}

export const switchesOf = ({ settings }: Brand): CoverSwitches => settings.agreements;

/** The highest rate of some terms, as a percentage. */
export function topRateOf(terms: Terms): string {
  const rates = terms.tiers.flatMap((tier) =>
    'rate' in tier ? [tier.rate] : [tier.winRate, tier.lossRate],
  );
  return formatRate(Math.max(0, ...rates));
}
