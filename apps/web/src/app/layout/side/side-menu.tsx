import type { GameCategory } from '@lantern/contracts';
import { Flame, Gift, House, RotateCw } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { categoryIcons } from '../../../features/games/category.ts';
import {
  type CategoryEntry,
  useCategories,
  useMissingCategories,
} from '../../../features/games/use-categories.ts';
import { homeAliases, paths } from '../../../lib/navigation/paths.ts';
import { Late } from '../../../lib/parts/late.tsx';
import { part } from '../../../lib/parts/lazy-part.ts';
import { Entry } from './entry.tsx';
import { FlyoutEntry } from './flyout-entry.tsx';

const VendorPanel = lazy(part(() => import('./vendor-panel.tsx')));
const SideMore = lazy(part(() => import('./side-more.tsx')));

/** Where all is in one place, there is nothing to choose from. */
const withoutVendors: readonly GameCategory[] = ['LOTT', 'ELOTT', 'COCKFIGHT'];

const isHome = (pathname: string) => [paths.home, ...homeAliases].some((home) => home === pathname);

interface SideMenuProps {
  /** The column of a desktop shows icons alone. */
  narrow?: boolean;
  /** It is inside the drawer of a phone. */
  drawer?: boolean;
}

function Categories({ narrow, drawer }: Required<SideMenuProps>): ReactNode {
  const { t } = useTranslation(['layout', 'games']);
  const { pathname } = useLocation();
  const entryOf = ({ category, to }: CategoryEntry) => ({
    to,
    narrow,
    icon: categoryIcons[category],
    label: t(`games:category.${category}`),
    current: pathname === to,
  });
  return useCategories().map((entry) =>
    withoutVendors.includes(entry.category) ? (
      <li key={entry.category}>
        <Entry {...entryOf(entry)} />
      </li>
    ) : (
      <FlyoutEntry
        key={entry.category}
        {...entryOf(entry)}
        drawer={drawer}
        opens={t('menu.vendors', { category: t(`games:category.${entry.category}`) })}
      >
        <VendorPanel {...entry} />
      </FlyoutEntry>
    ),
  );
}

/** Replaces categories that failed to load, with a retry; the rest of the menu stays. */
function MissingCategories({ narrow }: { narrow: boolean }): ReactNode {
  const { t } = useTranslation('layout');
  const ask = useMissingCategories();
  if (!ask) return null;
  return (
    <li>
      <Entry icon={RotateCw} label={t('menu.missing')} onPress={ask} narrow={narrow} />
    </li>
  );
}

/** The entries of the side menu, for the column of a desktop and the drawer of a phone (NAV-08). */
export function SideMenu({ narrow = false, drawer = false }: SideMenuProps): ReactNode {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('menu.label')} className="flex min-h-full flex-col gap-3 p-3">
      <ul className="flex flex-col gap-0.5">
        <li>
          <Entry
            icon={House}
            label={t('menu.home')}
            to={paths.home}
            current={isHome(pathname)}
            narrow={narrow}
          />
        </li>
        <li>
          <Entry
            icon={Flame}
            label={t('menu.hot')}
            to={paths.hot}
            current={pathname === paths.hot}
            narrow={narrow}
          />
        </li>
        <Categories narrow={narrow} drawer={drawer} />
        <MissingCategories narrow={narrow} />
        <li>
          <Entry
            icon={Gift}
            label={t('menu.promotions')}
            to={paths.promotions}
            current={pathname.startsWith(paths.promotions) || pathname === paths.promoDetail}
            narrow={narrow}
          />
        </li>
      </ul>
      <Late below={!drawer}>
        <SideMore narrow={narrow} drawer={drawer} />
      </Late>
    </nav>
  );
}
