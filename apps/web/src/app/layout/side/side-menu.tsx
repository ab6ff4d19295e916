import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Entry } from '../../../lib/menu/entry.tsx';
import { isAt, type SideMenuState } from '../../../lib/menu/manifest.ts';
import { Late } from '../../../lib/parts/late.tsx';
import { part } from '../../../lib/parts/lazy-part.ts';
import { sideEntries } from '../../../routes/manifests.ts';

const SideMore = lazy(part(() => import('./side-more.tsx')));

/** The side menu, for the column of a desktop and the drawer of a phone (NAV-08). */
export function SideMenu({ narrow = false, drawer = false }: Partial<SideMenuState>): ReactNode {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('menu.label')} className="flex min-h-full flex-col gap-3 p-3">
      <ul className="flex flex-col gap-0.5">
        {sideEntries.map((entry) =>
          'Part' in entry ? (
            <entry.Part key={entry.order} narrow={narrow} drawer={drawer} />
          ) : (
            <li key={entry.order}>
              <Entry
                icon={entry.icon}
                label={entry.label(t)}
                to={entry.to}
                current={isAt(entry, pathname)}
                narrow={narrow}
              />
            </li>
          ),
        )}
      </ul>
      <Late below={!drawer}>
        <SideMore narrow={narrow} drawer={drawer} />
      </Late>
    </nav>
  );
}
