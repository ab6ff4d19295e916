import { type ReactNode, Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { TroubleBlock } from '../lib/trouble-block.tsx';
import { TroubleBoundary } from '../lib/trouble-boundary.tsx';
import { HeaderShell, Shell } from './layout/shell.tsx';
import { pages } from './pages.ts';
import { Root } from './root.tsx';

/** Keeps a page that is missing or has failed from taking the header and the menu with it; going elsewhere clears it. */
function PageFrame(): ReactNode {
  const { pathname } = useLocation();
  return (
    <TroubleBoundary key={pathname} fallback={(trouble, retry) => <TroubleBlock trouble={trouble} onRetry={retry} />}>
      <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
        <Outlet />
      </Suspense>
    </TroubleBoundary>
  );
}

const routesOf = (areas: keyof typeof pages) =>
  pages[areas].map(([path, { Page }]) => <Route key={path} path={path} element={<Page />} />);

/** The pages of the site within their frames. */
export function SiteRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route element={<Shell />}>
          <Route element={<PageFrame />}>{routesOf('whole')}</Route>
        </Route>
        <Route element={<HeaderShell />}>
          <Route element={<PageFrame />}>{routesOf('header')}</Route>
        </Route>
        <Route element={<PageFrame />}>{routesOf('bare')}</Route>
      </Route>
    </Routes>
  );
}
