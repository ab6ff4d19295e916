import type { Landing } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';

/** The names of the pages that a link can lead to. */
export function useLandings(): Readonly<Record<Landing, string>> {
  const { t } = useTranslation(['layout', 'lottery', 'security']);
  return {
    register: t('security:history.method.registration'),
    home: t('menu.home'),
    promotions: t('page.promotions'),
    lottery: t('page.lottery'),
  };
}
