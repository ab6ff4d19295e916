import {
  type AgreementKind,
  type CoverSwitches,
  formatRate,
  readRate,
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

/** What the brand allows for a kind. */
export function limitsOf({ settings }: Brand, kind: AgreementKind): TermLimits {
  const { mostTiers, rates } = settings.agreements;
  const { lowest, highest, step } = rates[kind];
  return {
    mostTiers,
    lowestRate: readRate(lowest),
    highestRate: readRate(highest),
    rateStep: readRate(step),
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
