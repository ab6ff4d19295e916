import { formatTag } from '@lantern/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** `seconds` are for details; lists and sentences have minutes. */
type MomentKind = 'date' | 'time' | 'seconds';

const timeStyles = { date: undefined, time: 'short', seconds: 'medium' } as const;

/**
 * Says a moment in the page's language and the member's own time zone: date and time, or the date
 * alone. Each language has one format of dates, here and in `useDayText`.
 */
export function useMomentText(kind: MomentKind = 'time'): (instant: string) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (instant) =>
      new Intl.DateTimeFormat(formatTag(language), {
        dateStyle: 'medium',
        timeStyle: timeStyles[kind],
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

export function Moment({ instant, kind }: { instant: string; kind?: MomentKind }) {
  const textOf = useMomentText(kind);
  return (
    <time dateTime={instant} className="num md:whitespace-nowrap">
      {textOf(instant)}
    </time>
  );
}
