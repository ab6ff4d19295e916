import { NetworkTrouble } from '@lantern/client';
import { Refusal } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';

/** Says in one sentence what went wrong and what to do. */
export function useTroubleText(): (trouble: unknown) => string {
  const { t } = useTranslation(['console', 'error']);
  return (trouble) => {
    if (trouble instanceof Refusal) return t([`error:${trouble.code}`, 'error:internal_error']);
    if (trouble instanceof NetworkTrouble) return t(`trouble.${trouble.kind}`);
    return t('trouble.unexpected');
  };
}
