import { useTranslation } from 'react-i18next';
import { type CentreFacts, centreGroups } from '../../lib/navigation/centre-manifest.ts';
import type { CentrePage } from '../../lib/navigation/overlay.ts';
import { centrePages } from '../../routes/centre-manifests.ts';
import { useCentrePages } from '../../routes/use-centre-pages.ts';
import { type CentreGroup, menuOf } from '../centre-frame/entries.ts';

const pages = menuOf(centrePages);

/** The menu of the member centre (NAV-09). */
export function useCentreGroups(facts: CentreFacts): CentreGroup<CentrePage>[] {
  const { t } = useTranslation('centre');
  const nameOf = useCentrePages();
  const badgeOf = ({ badge }: (typeof pages)[number]) => {
    const waiting = badge?.(facts);
    return waiting && { count: waiting.count, label: t(waiting.label) };
  };
  return centreGroups.map((group) => ({
    key: group,
    title: group === 'first' ? undefined : t(`group.${group}`),
    entries: pages
      .filter((page) => page.group === group && (page.open?.(facts) ?? true))
      .map((page) => ({
        key: page.key,
        page: page.page,
        badge: badgeOf(page),
        ...nameOf(page.key),
      })),
  }));
}
