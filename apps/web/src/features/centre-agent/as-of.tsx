import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../lib/time/moment.tsx';

/** Up to when the figures are complete. */
export function AsOf({ instant }: { instant: string }) {
  const { t } = useTranslation('agent');
  const textOf = useMomentText('seconds');
  return (
    <p className="num text-caption text-text-3">{t('figures.asOf', { time: textOf(instant) })}</p>
  );
}
