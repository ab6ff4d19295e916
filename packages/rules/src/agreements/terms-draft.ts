import type { AgreementKind, BetTier, DividendPeriod, TeamTier, Terms } from './kinds.ts';
import { formatRate, parseRate, type Rate } from './rate.ts';

export const teamFields = ['turnover', 'netLoss', 'activeMembers', 'rate'] as const;
export const betFields = ['singleBet', 'winRate', 'lossRate'] as const;
export type TierField = (typeof teamFields)[number] | (typeof betFields)[number];

/** A tier while it is typed: amounts in minor units, rates as percentages, all as text. */
export interface TierDraft {
  /** Keeps its fields together while tiers are added and removed. */
  key: number;
  values: Readonly<Record<TierField, string>>;
}

/** Terms while they are typed. */
export interface TermsDraft {
  kind: AgreementKind;
  period: DividendPeriod;
  /** Minor units. */
  activeMinimum: string;
  tiers: readonly TierDraft[];
}

export const fieldsOf = (kind: AgreementKind): readonly TierField[] =>
  kind === 'realTimeSalary' ? betFields : teamFields;

const noValues = Object.fromEntries(
  [...teamFields, ...betFields].map((field) => [field, '']),
) as TierDraft['values'];

let lastKey = 0;
const draftOf = (values: Partial<Record<TierField, string>>): TierDraft => {
  lastKey += 1;
  return { key: lastKey, values: { ...noValues, ...values } };
};

/** An empty tier, or one that begins with what the tier below it has. */
export const nextTier = (before?: TierDraft): TierDraft => draftOf(before?.values ?? {});

const amountText = (amount: bigint) => (amount === 0n ? '' : String(amount));

/** Terms to begin with, such as those that are in force. */
export function draftOfTerms(terms: Terms): TermsDraft {
  const tiers = terms.tiers.map((tier: TeamTier | BetTier) =>
    'rate' in tier
      ? draftOf({
          turnover: amountText(tier.turnover),
          netLoss: amountText(tier.netLoss),
          activeMembers: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
          rate: formatRate(tier.rate),
        })
      : draftOf({
          singleBet: amountText(tier.singleBet),
          winRate: formatRate(tier.winRate),
          lossRate: formatRate(tier.lossRate),
        }),
  );
  return {
    kind: terms.kind,
    period: terms.kind === 'dividend' ? terms.period : 'daily',
    activeMinimum: 'activeMinimum' in terms ? amountText(terms.activeMinimum) : '',
    tiers,
  };
}

export const emptyDraft = (kind: AgreementKind, activeMinimum: string): TermsDraft => ({
  ...{ kind, period: 'daily', activeMinimum },
  tiers: [nextTier()],
});

/** Some keyboards offer only the comma. What is no percentage becomes an invalid rate. */
const rateIn = (text: string): Rate => parseRate(text.replace(',', '.')) ?? Number.NaN;
const amountIn = (text: string): bigint => (text === '' ? 0n : BigInt(text));
const countIn = (text: string): number => (text === '' ? 0 : Number(text));

/** The terms as far as they are typed: what is missing is a condition that is off. */
export function termsOfDraft({ kind, period, activeMinimum, tiers }: TermsDraft): Terms {
  if (kind === 'realTimeSalary') {
    const bets = tiers.map(({ values }) => ({
      singleBet: amountIn(values.singleBet),
      winRate: rateIn(values.winRate),
      lossRate: rateIn(values.lossRate),
    }));
    return { kind, tiers: bets };
  }
  const own = tiers.map(({ values }) => ({
    turnover: amountIn(values.turnover),
    netLoss: amountIn(values.netLoss),
    activeMembers: countIn(values.activeMembers),
    rate: rateIn(values.rate),
  }));
  const team = { activeMinimum: amountIn(activeMinimum), tiers: own };
  return kind === 'dividend' ? { kind, period, ...team } : { kind, ...team };
}

/** The draft with another value in one field of a tier. */
export const withValue = (
  draft: TermsDraft,
  key: number,
  field: TierField,
  value: string,
): TermsDraft => ({
  ...draft,
  tiers: draft.tiers.map((tier) =>
    tier.key === key ? { ...tier, values: { ...tier.values, [field]: value } } : tier,
  ),
});
