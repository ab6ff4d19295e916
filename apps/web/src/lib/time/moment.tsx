import { formatTag } from '@lantern/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Says a moment in the page's language and the member's own time zone: date and time, or the date
 * alone.
 */
export function useMomentText(kind: 'time' | 'date' = 'time'): (instant: string) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (instant) =>
      new Intl.DateTimeFormat(formatTag(language), {
        dateStyle: 'medium',
        ...(kind === 'time' && { timeStyle: 'short' }),
      }).format(new Date(instant)),
    [language, kind],
  );
}

/**
 * Says a day of the brand's calendar (`2026-11-05`) in the page's language; it stays that day,
 * whatever the time zone of the page.
 */
export function useDayText(
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): (day: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(formatTag(i18n.language), { timeZone: 'UTC', ...parts });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

export function Moment({ instant }: { instant: string }) {
  const textOf = useMomentText();
  return (
    <time dateTime={instant} className="num md:whitespace-nowrap">
      {textOf(instant)}
    </time>
  );
}
