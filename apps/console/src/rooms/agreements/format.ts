import { parseRate, wholeRate } from '@lantern/rules/agreements';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../lib/format.ts';

/** Writes a percentage of the contract, such as `0.8`, in the language of the console. */
export function usePercent(): (percent: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  return (percent) => format.format((parseRate(percent) ?? 0) / wholeRate);
}

/** Names a period by its start and its end, in the brand's time. */
export function usePeriod(): (period: { start: string; end: string }) => string {
  const moment = useMoment();
  return ({ start, end }) => `${moment(start)} – ${moment(end)}`;
}
