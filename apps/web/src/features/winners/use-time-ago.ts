import { formatTag } from '@lantern/rules';
import { useTranslation } from 'react-i18next';

const minute = 60_000;
const steps = [
  { unit: 'day', ms: 1440 * minute },
  { unit: 'hour', ms: 60 * minute },
  { unit: 'minute', ms: minute },
] as const;

/** Says how long ago something was, in the largest unit that has passed: `3 hours ago`, `now`. */
export function useTimeAgo(): (instant: string, now?: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.RelativeTimeFormat(formatTag(i18n.language), {
    numeric: 'auto',
    style: 'short',
  });
  return (instant, now = Date.now()) => {
    // The clock of the device can be behind that of the site.
    const passed = Math.max(0, now - Date.parse(instant));
    const step = steps.find(({ ms }) => passed >= ms);
    return step
      ? format.format(-Math.floor(passed / step.ms), step.unit)
      : format.format(0, 'second');
  };
}
