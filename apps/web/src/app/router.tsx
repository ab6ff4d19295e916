import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { part } from '../lib/lazy-part.ts';
import { homeAliases, paths } from '../lib/paths.ts';
import { HeaderShell, Shell } from './layout/shell.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { Root } from './root.tsx';
import { Splash } from './splash.tsx';

const home = part(() => import('../routes/home.tsx'));
const register = part(() => import('../routes/register.tsx'));

/** Every address of the site and the areas of its page (NAV-01). Each page is a chunk of its own (NAV-02). */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Splash,
    ErrorBoundary: PageTrouble,
    children: [
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: PageTrouble,
            children: [
              ...[paths.home, ...homeAliases].map((path): RouteObject => ({ path, lazy: home })),
              { path: '*', lazy: part(() => import('../routes/not-found.tsx')) },
            ],
          },
        ],
      },
      {
        Component: HeaderShell,
        children: [
          {
            ErrorBoundary: PageTrouble,
            children: [
              { path: paths.login, lazy: part(() => import('../routes/login.tsx')) },
              ...[paths.register, paths.registerPage].map((path): RouteObject => ({ path, lazy: register })),
            ],
          },
        ],
      },
      { path: paths.game, ErrorBoundary: PageTrouble, lazy: part(() => import('../routes/game.tsx')) },
    ],
  },
];

export const createSiteRouter = () => createBrowserRouter(routes);
