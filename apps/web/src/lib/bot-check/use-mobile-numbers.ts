import { useCallback, useState } from 'react';
import { loadPart } from '../parts/lazy-part.ts';
import type { internationalMobile } from './mobile-number.ts';

type Read = typeof internationalMobile;

/** The phone number formats are large, so they load when a number is about to be typed. */
export const loadMobileNumbers = loadPart(() => import('./mobile-number.ts'));

/**
 * Validates mobile numbers once `warm` has loaded the rules; until then it accepts any, because the
 * site decides.
 */
export function useMobileNumbers(dialCode: string): {
  warm: () => void;
  isMobile: (typed: string) => boolean;
} {
  const [read, setRead] = useState<Read>();
  const warm = useCallback(() => {
    loadMobileNumbers().then(
      ({ internationalMobile }) => setRead(() => internationalMobile),
      // Without the part, the site validates the number alone.
      () => undefined,
    );
  }, []);
  return { warm, isMobile: (typed) => read === undefined || read(dialCode, typed) !== undefined };
}
