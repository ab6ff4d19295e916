import { formatTag } from '@lantern/rules';
import { parseRate, type Rate, wholeRate } from '@lantern/rules/agreements';
import { useTranslation } from 'react-i18next';

/** Writes a rate as a percentage in the page's language. */
export function useRateText(): (rate: Rate) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(formatTag(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  return (rate) => format.format(rate / wholeRate);
}

/** The same of a percentage as the contract has it, such as `0.8`. */
export function usePercentText(): (percent: string) => string {
  const rate = useRateText();
  return (percent) => rate(parseRate(percent) ?? 0);
}
