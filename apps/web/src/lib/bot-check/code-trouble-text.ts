import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneTrouble } from '../phone/phone-trouble.ts';
import { useTroubleText } from '../trouble/trouble-text.ts';

/** Says why a code was not sent or not taken, by this site or by the external service. */
export function useCodeTroubleText(): (trouble: unknown) => string {
  const { t } = useTranslation('phone');
  const troubleText = useTroubleText();
  return useCallback(
    (trouble) => (trouble instanceof PhoneTrouble ? t(trouble.kind) : troubleText(trouble)),
    [t, troubleText],
  );
}
