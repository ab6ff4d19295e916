import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { desktopQuery, useMedia } from '../../lib/device/media.ts';
import type { Areas } from '../../lib/navigation/page.ts';
import { Late } from '../../lib/parts/late.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { useSite } from '../../lib/site/site.ts';
import { contentId } from './content-id.ts';
import { Header } from './header.tsx';
import { PageBanner } from './page-banner.tsx';
import { SideMenu } from './side/side-menu.tsx';
import { useSideMenuNarrow } from './side-menu-state.ts';
import { TabBar } from './tab-bar.tsx';

const Footer = lazy(part(() => import('./footer/footer.tsx')));
const ServiceButton = lazy(
  part(() => import('../../features/customer-service/service-button.tsx')),
);
const MenuDrawer = lazy(part(() => import('./menu-drawer.tsx')));

function SkipLink(): ReactNode {
  const { t } = useTranslation('common');
  return (
    <a
      href={`#${contentId}`}
      className={clsx(
        'sr-only',
        'focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-status',
        'focus:rounded-button focus:bg-surface focus:px-4 focus:py-3 focus:text-label',
        'focus:text-text focus:shadow-s3',
      )}
    >
      {t('skipToContent')}
    </a>
  );
}

/**
 * The button of the header: it narrows the column of a desktop and opens the drawer of a phone.
 * Beside a game the column is closed by itself, and the menu is a drawer there too (NAV-04).
 */
function useMenu(desktop: boolean) {
  const { t } = useTranslation('layout');
  const [narrow, toggleNarrow] = useSideMenuNarrow();
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const onDrawerChange = useCallback((open: boolean) => setDrawer(open ? 'open' : 'closed'), []);
  const button = desktop
    ? {
        label: t(narrow ? 'menu.expand' : 'menu.collapse'),
        expanded: !narrow,
        onToggle: toggleNarrow,
      }
    : { label: t('menu.open'), expanded: drawer === 'open', onToggle: () => setDrawer('open') };
  return { button, narrow, drawer: desktop ? ('unused' as const) : drawer, onDrawerChange };
}

interface ShellProps {
  areas: Areas;
  children: ReactNode;
}

/**
 * What lies around a page: header, banner, side menu, footer, and the tab bar of a phone, as far as
 * it has them (NAV-01).
 */
export function Shell({ areas, children }: ShellProps): ReactNode {
  const desktop = useMedia(desktopQuery);
  const menu = useMenu(desktop && !areas.besideGame);
  const { barsBesideGames } = useSite().settings;
  const phoneBars = areas.phoneBars === true && !desktop;
  const bars = !areas.besideGame || barsBesideGames || phoneBars;
  const header = areas.header && bars;
  const side = areas.menu === true && bars;
  const tabs = phoneBars || (side && !areas.besideGame);
  // A full-width banner would push the form out of view.
  const formFirst = areas.entry;
  if (areas.own) return children;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {header && <Header menu={side ? menu.button : undefined} controls={!areas.entry} />}
      <div className={clsx('flex w-full flex-1', side && 'mx-auto max-w-400')}>
        {side && !areas.besideGame && (
          <aside
            className={clsx(
              'sticky top-16 z-sticky hidden h-[calc(100dvh-4rem)] shrink-0 overflow-y-auto',
              'border-e border-border bg-surface lg:block',
              'transition-[width] duration-200',
              menu.narrow ? 'w-18' : 'w-60',
            )}
          >
            <SideMenu narrow={menu.narrow} />
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
            {areas.banner && !formFirst && <PageBanner />}
            {children}
            {areas.banner && formFirst && (
              <Late below>
                <PageBanner />
              </Late>
            )}
          </main>
          {areas.footer && (
            <Late below>
              <Footer />
            </Late>
          )}
        </div>
      </div>
      {tabs && (
        <>
          <div aria-hidden className="h-[calc(4rem+env(safe-area-inset-bottom))] lg:hidden" />
          <TabBar />
        </>
      )}
      {areas.float && (
        <Late below>
          <ServiceButton aboveTabs={tabs} />
        </Late>
      )}
      {side && menu.drawer !== 'unused' && (
        <Suspense>
          <MenuDrawer open={menu.drawer === 'open'} onOpenChange={menu.onDrawerChange} />
        </Suspense>
      )}
    </div>
  );
}
