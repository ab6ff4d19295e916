import { useTranslation } from 'react-i18next';
import { centreIcons } from '../../lib/centre-icons.ts';
import { useCentreTitle } from '../../lib/centre-title.ts';
import type { CentrePage } from '../../lib/overlay.ts';
import type { CentreEntry, CentreGroup } from '../centre-frame/entries.ts';
import { centreGroups, centrePages } from './centre-pages.ts';

/** What decides on the menu of a member. */
export interface CentreFacts {
  /**
   * Whether the member may send money to who is above; the page about it is there for nobody else.
   */
  toUpline: boolean;
  /** Missions that are open to the member; none while the brand has no missions. */
  openMissions: number;
  unreadMessages: number;
}

/** The menu of the member centre (NAV-09). */
export function useCentreGroups({
  toUpline,
  openMissions,
  unreadMessages,
}: CentreFacts): CentreGroup<CentrePage>[] {
  const { t } = useTranslation('centre');
  const titleOf = useCentreTitle();
  const badges: Partial<Record<CentrePage, CentreEntry<CentrePage>['badge']>> = {
    missionLeaderboard: { count: openMissions, label: t('badge.open') },
    messageV2: { count: unreadMessages, label: t('badge.unread') },
  };
  const entryOf = (key: CentrePage): CentreEntry<CentrePage> => ({
    key,
    title: titleOf(key),
    badge: badges[key],
    icon: centreIcons[key],
    page: centrePages[key],
  });
  const isThere = (key: CentrePage) => key !== 'transferUpline' || toUpline;
  return centreGroups.map(({ key, pages }) => ({
    key,
    title: key === 'first' ? undefined : t(`group.${key}`),
    entries: pages.filter(isThere).map(entryOf),
  }));
}
