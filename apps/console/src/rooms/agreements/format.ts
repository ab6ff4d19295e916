import { parseRate, wholeRate } from '@lantern/rules/agreements';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../lib/staff.tsx';

/** Writes a percentage of the contract, such as `0.8`, in the language of the console. */
export function usePercent(): (percent: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  return (percent) => format.format((parseRate(percent) ?? 0) / wholeRate);
}

const midnight = '00:00';

/** Names a period in the brand's time: by its days, or a part of a day by its hours. */
export function usePeriod(): (period: { start: string; end: string }) => string {
  const { brand } = useStaff();
  const { i18n } = useTranslation();
  const own = { dateStyle: 'medium', timeZone: brand.timeZone } as const;
  const days = new Intl.DateTimeFormat(i18n.language, own);
  const hours = new Intl.DateTimeFormat(i18n.language, { ...own, timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat('en', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: brand.timeZone },
  });
  return ({ start, end }) => {
    const [first, next] = [new Date(start), new Date(end)];
    const isWhole = [first, next].every((at) => clock.format(at) === midnight);
    if (!isWhole) return hours.formatRange(first, next);
    return days.formatRange(first, new Date(next.getTime() - 1));
  };
}
