import {
  type CoverProblemCode,
  type CoverSwitches,
  type Problem,
  problemsOfCover,
  problemsOfTerms,
  type TermLimits,
  type TermProblemCode,
  type Terms,
} from '@lantern/rules/agreements';
import { useTranslation } from 'react-i18next';
import { useRateText } from './rate-text.ts';

export interface OfferRules {
  limits: TermLimits;
  switches: CoverSwitches;
  /** The agreement of who offers; null where the brand does. */
  upline: Terms | null;
}

type Code = TermProblemCode | CoverProblemCode;

/** What is wrong with terms: by themselves, and beside the agreement of the upline. */
export function problemsOf(
  terms: Terms,
  { limits, switches, upline }: OfferRules,
): Problem<Code>[] {
  const own = problemsOfTerms(terms, limits);
  // Rates that cannot be read would only be reported twice.
  if (own.length > 0 || upline === null) return own;
  return problemsOfCover(upline, terms, switches);
}

/** The sentence of a problem. */
export function useProblemText(limits: TermLimits): (code: Code) => string {
  const { t } = useTranslation('agreements');
  const rate = useRateText();
  const told = {
    most: limits.mostTiers,
    lowest: rate(limits.lowestRate),
    highest: rate(limits.highestRate),
    step: rate(limits.rateStep),
  };
  return (code) => t(`problem.${code}`, told);
}
