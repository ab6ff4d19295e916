import type { GameCategory } from '@lantern/contracts';
import { RotateCw } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Entry } from '../../lib/menu/entry.tsx';
import { FlyoutEntry } from '../../lib/menu/flyout-entry.tsx';
import type { SideMenuState } from '../../lib/menu/manifest.ts';
import { part } from '../../lib/parts/lazy-part.ts';
import { categoryIcons } from './category.ts';
import { type CategoryEntry, useCategories, useMissingCategories } from './use-categories.ts';

const VendorPanel = lazy(part(() => import('./vendor-panel.tsx')));

/** Where all is in one place, there is nothing to choose from. */
const withoutVendors: readonly GameCategory[] = ['LOTT', 'ELOTT', 'COCKFIGHT'];

function Categories({ narrow, drawer }: SideMenuState): ReactNode {
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

/** The categories of games in the side menu. */
export function SideCategories(state: SideMenuState): ReactNode {
  return (
    <>
      <Categories {...state} />
      <MissingCategories narrow={state.narrow} />
    </>
  );
}
