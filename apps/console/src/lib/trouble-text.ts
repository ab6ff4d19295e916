import { NetworkTrouble } from '@lantern/client';
import { Refusal } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';

/** Says in one sentence what went wrong and what to do. */
export function useTroubleText(): (trouble: unknown) => string {
  const { t } = useTranslation(['console', 'error']);
  return (trouble) => {
    // What the site says of a refusal speaks to the member; where that is no help to the staff, the
    // console has its own texts.
    if (trouble instanceof Refusal)
      return t([`refusal.${trouble.code}`, `error:${trouble.code}`, 'error:internal_error']);
    if (trouble instanceof NetworkTrouble) return t(`trouble.${trouble.kind}`);
    return t('trouble.unexpected');
  };
}
