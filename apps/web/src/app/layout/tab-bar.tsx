import { switchOn } from '@lantern/rules';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isFor } from '../../lib/menu/audience.ts';
import { isAt, type MenuLink } from '../../lib/menu/manifest.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site/site.ts';
import { middleTabs, tabs } from '../../routes/manifests.ts';

const look = 'flex h-16 w-full flex-col items-center gap-1 text-micro font-semibold no-underline';
const word = 'max-w-full truncate px-0.5';

function Tab({ tab }: { tab: MenuLink }): ReactNode {
  const { t } = useTranslation('layout');
  const current = isAt(tab, useLocation().pathname);
  return (
    <li className="min-w-0 flex-1">
      <Link
        to={tab.to}
        aria-current={current ? 'page' : undefined}
        className={clsx(look, 'justify-center', current ? 'text-brand' : 'text-text-2')}
      >
        <tab.icon size={22} aria-hidden />
        <span className={word}>{tab.label(t)}</span>
      </Link>
    </li>
  );
}

const raised = clsx(
  '-mt-6 grid size-13 place-items-center rounded-card',
  'bg-accent text-on-accent shadow-s2 ring-4 ring-surface',
);

/** The raised tab: the first step to play for this visitor. */
function Middle(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const session = useSession();
  const { switches } = useSite();
  const tab = middleTabs.find(
    ({ for: audience, needs }) =>
      isFor(audience, session) && (needs === undefined || switchOn(switches, needs)),
  );
  if (!tab) return null;
  return (
    <li className="min-w-0 flex-1">
      <button
        type="button"
        onClick={() => tab.open(overlay)}
        className={clsx(look, 'justify-end pb-2 text-text')}
      >
        <span className={raised}>
          <tab.icon size={24} aria-hidden className={tab.turns ? 'rtl:-scale-x-100' : undefined} />
        </span>
        <span className={word}>{tab.label(t)}</span>
      </button>
    </li>
  );
}

const half = Math.ceil(tabs.length / 2);
const tabOf = (tab: MenuLink) => <Tab key={tab.order} tab={tab} />;

/** The bar at the foot of a phone. */
export function TabBar(): ReactNode {
  const { t } = useTranslation('layout');
  return (
    <nav
      aria-label={t('tabs.label')}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-tabbar lg:hidden',
        'border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]',
      )}
    >
      <ul className="flex items-end">
        {tabs.slice(0, half).map(tabOf)}
        <Middle />
        {tabs.slice(half).map(tabOf)}
      </ul>
    </nav>
  );
}
