import { formatTag } from '@lantern/rules';
import { useTranslation } from 'react-i18next';

/** A time in the member's time zone: with seconds in the details of a round, short in a list. */
export function useRoundTime(seconds = false): (instant: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(formatTag(i18n.language), {
    dateStyle: seconds ? 'medium' : 'short',
    timeStyle: seconds ? 'medium' : 'short',
  });
  return (instant) => format.format(new Date(instant));
}

export function RoundTime({ instant, seconds = false }: { instant: string; seconds?: boolean }) {
  const timeOf = useRoundTime(seconds);
  return (
    <time dateTime={instant} className="num md:whitespace-nowrap">
      {timeOf(instant)}
    </time>
  );
}
