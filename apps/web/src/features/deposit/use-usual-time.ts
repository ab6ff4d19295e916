import { useTranslation } from 'react-i18next';
import type { DepositMethod } from './amount.ts';

/** Says how long a method usually takes: at once, or from so many minutes to so many. */
export function useUsualTime(): (method: Pick<DepositMethod, 'usualMinutes'>) => string {
  const { t } = useTranslation('deposit');
  return ({ usualMinutes: { from, to } }) =>
    to <= 1 ? t('atOnce') : t('minutes', { from: Math.max(1, from), to });
}
