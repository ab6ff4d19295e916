import type { Rate } from './rate.ts';

export const agreementKinds = [
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
] as const;
export type AgreementKind = (typeof agreementKinds)[number];

export const dividendPeriods = ['daily', 'weekly', 'semiMonthly', 'monthly'] as const;
export type DividendPeriod = (typeof dividendPeriods)[number];

/** How long a period is. `window` is five minutes. */
export type PeriodLength = DividendPeriod | 'hourly' | 'window';

/** Conditions, and the rate of the base where all of them hold. A condition of 0 is off. */
export interface TeamTier {
  /** Minor units. */
  turnover: bigint;
  /** Minor units that the team lost, so that the house won. */
  netLoss: bigint;
  activeMembers: number;
  rate: Rate;
}

/** The rates for a bet of at least `singleBet`. */
export interface BetTier {
  /** Minor units of the whole stake. */
  singleBet: bigint;
  winRate: Rate;
  lossRate: Rate;
}

interface TeamTermsOf<Kind extends AgreementKind> {
  kind: Kind;
  /** The turnover in a period from which a member is active, in minor units. */
  activeMinimum: bigint;
  tiers: readonly TeamTier[];
}

export interface DividendTerms extends TeamTermsOf<'dividend'> {
  period: DividendPeriod;
}
export type SalaryTerms = TeamTermsOf<'dailySalary'> | TeamTermsOf<'hourlySalary'>;
/** Terms whose tiers look at the figures of the whole team. */
export type TeamTerms = DividendTerms | SalaryTerms;
export interface RealTimeTerms {
  kind: 'realTimeSalary';
  tiers: readonly BetTier[];
}
export type Terms = TeamTerms | RealTimeTerms;

export function periodLengthOf(terms: Terms): PeriodLength {
  if (terms.kind === 'dividend') return terms.period;
  if (terms.kind === 'dailySalary') return 'daily';
  return terms.kind === 'hourlySalary' ? 'hourly' : 'window';
}
