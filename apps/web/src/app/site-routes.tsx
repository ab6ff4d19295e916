import { type ReactNode, Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { SlowNotice } from '../lib/trouble/slow-notice.tsx';
import { TroubleBlock } from '../lib/trouble/trouble-block.tsx';
import { TroubleBoundary } from '../lib/trouble/trouble-boundary.tsx';
import { Shell } from './layout/shell.tsx';
import { everyPlace, placeAt } from './pages.ts';
import { Root } from './root.tsx';

/** The areas around a page. It stays as the page changes, so that the menu keeps its place. */
function Frame(): ReactNode {
  const { pathname } = useLocation();
  return (
    <Shell areas={placeAt(pathname).areas}>
      <PageFrame pathname={pathname} />
    </Shell>
  );
}

function PageAwaited(): ReactNode {
  return (
    <div aria-busy="true" className="min-h-dvh pt-10">
      <SlowNotice />
    </div>
  );
}

/**
 * Keeps a page that is missing or has failed from taking the header and the menu with it; going
 * elsewhere clears it.
 */
function PageFrame({ pathname }: { pathname: string }): ReactNode {
  return (
    <TroubleBoundary
      key={pathname}
      fallback={(trouble, retry) => <TroubleBlock trouble={trouble} onRetry={retry} />}
    >
      <Suspense fallback={<PageAwaited />}>
        <Outlet />
      </Suspense>
    </TroubleBoundary>
  );
}

/** The pages of the site within their frames. */
export function SiteRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route element={<Frame />}>
          {everyPlace.map(({ path, page: { Page } }) => (
            <Route key={path} path={path} caseSensitive element={<Page />} />
          ))}
        </Route>
      </Route>
    </Routes>
  );
}
