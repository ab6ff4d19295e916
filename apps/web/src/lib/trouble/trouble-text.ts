import { type ErrorCode, Refusal } from '@lantern/contracts';
import type { i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from '../parts/lazy-part.ts';
import { useLimitRefusalText } from '../protection/limit-text.ts';
import { AddressInvalid, NetworkTrouble } from './trouble.ts';

/** The text of a refusal, once `loadErrorTexts` has loaded it, as it has after a call. */
export function refusalText(i18n: I18n, code: ErrorCode): string {
  const t = i18n.getFixedT(null, ['error', 'common']);
  return t([`error:${code}`, 'error:internal_error', 'common:trouble.unexpected']);
}

/** Says in one sentence what went wrong and what to do, in the page's language. */
export function useTroubleText(): (trouble: unknown) => string {
  const { t, i18n } = useTranslation('common');
  const limitText = useLimitRefusalText();
  return useCallback(
    (trouble) => {
      if (trouble instanceof Refusal) return limitText(trouble) ?? refusalText(i18n, trouble.code);
      if (trouble instanceof NetworkTrouble) return t(`trouble.${trouble.kind}`);
      if (trouble instanceof PartMissing)
        return t(trouble.kind === 'late' ? 'trouble.late' : 'trouble.part');
      if (trouble instanceof AddressInvalid) return t('trouble.address');
      return t('trouble.unexpected');
    },
    [t, i18n, limitText],
  );
}
