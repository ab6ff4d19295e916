import { formatTag } from '@lantern/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
type Part = readonly [count: number, unit: Unit];

const daysOf = (hours: number): Part =>
  hours % 168 === 0 ? [hours / 168, 'week'] : [hours / 24, 'day'];

/** Minutes as hours and minutes, of which neither is said where it is zero. */
function partsOfMinutes(minutes: number): Part[] {
  const parts: Part[] = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  const told = parts.filter(([count]) => count > 0);
  return told.length > 0 ? told : [[0, 'minute']];
}

/** Says how long something lasts, in the page's language and in the largest units that fit. */
export function useDurationText() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (of: { minutes: number } | { hours: number } | { months: number }): string => {
      const say = ([count, unit]: Part) =>
        new Intl.NumberFormat(formatTag(language), {
          style: 'unit',
          unit,
          unitDisplay: 'long',
        }).format(count);
      if ('minutes' in of) return partsOfMinutes(of.minutes).map(say).join(' ');
      if ('hours' in of)
        return say(of.hours > 24 && of.hours % 24 === 0 ? daysOf(of.hours) : [of.hours, 'hour']);
      return say(of.months % 12 === 0 ? [of.months / 12, 'year'] : [of.months, 'month']);
    },
    [language],
  );
}
