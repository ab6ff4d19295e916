import { type ComponentType, lazy } from 'react';
import { part } from '../lib/lazy-part.ts';
import { homeAliases, paths } from '../lib/paths.ts';

/** A page as a part of its own (NAV-02): fetched when it is first shown, or before that by `preload`. */
function page(load: () => Promise<{ default: ComponentType }>) {
  const fetchPart = part(load);
  return { Page: lazy(fetchPart), preload: () => void fetchPart().catch(() => undefined) };
}

const home = page(() => import('../routes/home.tsx'));
const login = page(() => import('../routes/login.tsx'));
const register = page(() => import('../routes/register.tsx'));
const game = page(() => import('../routes/game.tsx'));
const notFound = page(() => import('../routes/not-found.tsx'));

type Page = ReturnType<typeof page>;

/** Every address of the site by the areas that its page has (NAV-01). */
export const pages: Record<'whole' | 'header' | 'bare', readonly (readonly [path: string, page: Page])[]> = {
  whole: [...[paths.home, ...homeAliases].map((path) => [path, home] as const), ['*', notFound]],
  header: [
    [paths.login, login],
    [paths.register, register],
    [paths.registerPage, register],
  ],
  bare: [[paths.game, game]],
};

/** Begins to fetch the page of an address while the brand and its texts are still on their way. */
export function preloadPage(pathname: string): void {
  const [, wanted = notFound] =
    Object.values(pages)
      .flat()
      .find(([path]) => path === pathname) ?? [];
  wanted.preload();
}
