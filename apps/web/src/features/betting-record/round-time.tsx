import { useTranslation } from 'react-i18next';

/** A moment in the member's own time zone. */
export function useRoundTime(): (instant: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(`${i18n.language}-u-nu-latn`, { dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => format.format(new Date(instant));
}

export function RoundTime({ instant }: { instant: string }) {
  const timeOf = useRoundTime();
  return (
    <time dateTime={instant} className="num whitespace-nowrap">
      {timeOf(instant)}
    </time>
  );
}
