import { Refusal } from '@lantern/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from '../parts/lazy-part.ts';
import { useLimitRefusalText } from '../protection/limit-text.ts';
import { AddressInvalid, NetworkTrouble } from './trouble.ts';

/** Says in one sentence what went wrong and what to do, in the page's language. */
export function useTroubleText(): (trouble: unknown) => string {
  const { t } = useTranslation(['common', 'error']);
  const limitText = useLimitRefusalText();
  return useCallback(
    (trouble) => {
      if (trouble instanceof Refusal)
        return limitText(trouble) ?? t([`error:${trouble.code}`, 'error:internal_error']);
      if (trouble instanceof NetworkTrouble) return t(`trouble.${trouble.kind}`);
      if (trouble instanceof PartMissing)
        return t(trouble.kind === 'late' ? 'trouble.late' : 'trouble.part');
      if (trouble instanceof AddressInvalid) return t('trouble.address');
      return t('trouble.unexpected');
    },
    [t, limitText],
  );
}
