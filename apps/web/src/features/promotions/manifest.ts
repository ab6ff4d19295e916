import { Gift } from 'lucide-react';
import type { MenuLink } from '../../lib/menu/manifest.ts';
import { paths } from '../../lib/navigation/paths.ts';

const promotions = {
  icon: Gift,
  to: paths.promotions,
  isAt: (pathname: string) =>
    pathname.startsWith(paths.promotions) || pathname === paths.promoDetail,
};

export const side: readonly MenuLink[] = [
  { ...promotions, order: 4, label: (t) => t('menu.promotions') },
];
export const tabs: readonly MenuLink[] = [
  { ...promotions, order: 3, label: (t) => t('tabs.promos') },
];
