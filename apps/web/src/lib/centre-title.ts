import { hasMembersBelow } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import type { CentrePage } from './overlay.ts';
import { useSession } from './session.ts';

/**
 * Names a page of the member centre. Who has members below sends to them from the page that leads
 * others to the one above.
 */
export function useCentreTitle(): (page: CentrePage) => string {
  const { t } = useTranslation('layout');
  const sendsDown = hasMembersBelow(useSession()?.isAgent);
  return (page) =>
    t(page === 'transferUpline' && sendsDown ? 'centre.sendMoney' : `centre.${page}`);
}
