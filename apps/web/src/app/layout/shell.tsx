import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { part } from '../../lib/lazy-part.ts';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';
import { useSideMenuNarrow } from './side-menu-state.ts';
import { TabBar } from './tab-bar.tsx';

const MenuDrawer = lazy(part(() => import('./menu-drawer.tsx')));

const contentId = 'content';

function SkipLink(): ReactNode {
  const { t } = useTranslation('common');
  return (
    <a
      href={`#${contentId}`}
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-status focus:rounded-button focus:bg-surface focus:px-4 focus:py-3 focus:text-label focus:text-text focus:shadow-s3"
    >
      {t('skipToContent')}
    </a>
  );
}

/** The button of the header: it narrows the column of a desktop and opens the drawer of a phone. */
function useMenu() {
  const { t } = useTranslation('layout');
  const desktop = useMedia(desktopQuery);
  const [narrow, toggleNarrow] = useSideMenuNarrow();
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const onDrawerChange = useCallback((open: boolean) => setDrawer(open ? 'open' : 'closed'), []);
  const button = desktop
    ? { label: t(narrow ? 'menu.expand' : 'menu.collapse'), expanded: !narrow, onToggle: toggleNarrow }
    : { label: t('menu.open'), expanded: drawer === 'open', onToggle: () => setDrawer('open') };
  return { button, narrow, drawer: desktop ? ('unused' as const) : drawer, onDrawerChange };
}

/** The page with every area: header, side menu, content, footer, and the tab bar of a phone (NAV-01). */
export function Shell({ children }: { children?: ReactNode }): ReactNode {
  const menu = useMenu();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header menu={menu.button} controls />
      <div className="mx-auto flex w-full max-w-400 flex-1">
        <aside
          className={clsx(
            'sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 overflow-y-auto border-e border-border bg-surface transition-[width] duration-200 lg:block',
            menu.narrow ? 'w-18' : 'w-60',
          )}
        >
          <SideMenu narrow={menu.narrow} />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
            {children ?? <Outlet />}
          </main>
          <Footer />
        </div>
      </div>
      <div aria-hidden className="h-[calc(4rem+env(safe-area-inset-bottom))] lg:hidden" />
      <TabBar />
      {menu.drawer !== 'unused' && (
        <Suspense>
          <MenuDrawer open={menu.drawer === 'open'} onOpenChange={menu.onDrawerChange} />
        </Suspense>
      )}
    </div>
  );
}

/** A page with the header alone, such as login and registration. */
export function HeaderShell(): ReactNode {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header controls={false} />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
    </div>
  );
}
