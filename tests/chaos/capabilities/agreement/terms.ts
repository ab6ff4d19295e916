import type { AgreementTerms } from '@lantern/contracts';

export const kinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type Kind = (typeof kinds)[number];

/** What an agreement of a kind needs to be settled a few times in a run, as SQL intervals. */
interface Timing {
  /** The rounds of a line are so far apart, each in a period of its own. */
  readonly step: string;
  /** A line begins so long before it would: one step before its first round. */
  readonly past: string;
  /** Periods that ended so long ago are due. */
  readonly due: string;
}

/** So many rounds of each agent lie in the past and are settled in a run. */
export const pastRounds = 6;

export const timings: Readonly<Record<Kind, Timing>> = {
  // A day is not due before two o'clock in the morning.
  dividend: { step: '1 day', past: '7 days', due: '27 hours' },
  dailySalary: { step: '1 day', past: '7 days', due: '27 hours' },
  hourlySalary: { step: '1 hour', past: '7 hours', due: '70 minutes' },
  realTimeSalary: { step: '10 minutes', past: '70 minutes', due: '6 minutes' },
};

const teamRates = {
  dividend: ['40', '30', '20'],
  dailySalary: ['1', '0.8', '0.5'],
  hourlySalary: ['1', '0.8', '0.5'],
} as const;
const betRates = [
  ['0.3', '1.8'],
  ['0.2', '1.5'],
  ['0.1', '1'],
] as const;

/** Terms for a level of a line, from the top; each is covered by the one above. */
export function termsOf(kind: Kind, level: number): AgreementTerms {
  if (kind === 'realTimeSalary') {
    const [winRate = '', lossRate = ''] = betRates[level] ?? [];
    return { kind, tiers: [{ singleBet: '200000', winRate, lossRate }] };
  }
  const rate = teamRates[kind][level] ?? '';
  const tiers = [{ turnover: '0', netLoss: '0', activeMembers: 0, rate }];
  const own = { activeMinimum: '500000', tiers };
  return kind === 'dividend' ? { kind, period: 'daily', ...own } : { kind, ...own };
}
