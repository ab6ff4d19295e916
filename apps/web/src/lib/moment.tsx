import { formatTag } from '@lantern/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Says a moment in the page's language and the member's own time zone: date and time, or the date alone. */
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

export function Moment({ instant }: { instant: string }) {
  const textOf = useMomentText();
  return (
    <time dateTime={instant} className="num md:whitespace-nowrap">
      {textOf(instant)}
    </time>
  );
}
