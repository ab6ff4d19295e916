import { banners, gameMenus, hotGames, promotions, registerSettings, validationRules } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { part } from '../lib/lazy-part.ts';
import { homeAliases, paths } from '../lib/paths.ts';
import { queryOf } from '../lib/queries.ts';

interface Options {
  load: () => Promise<{ default: ComponentType }>;
  /** Asks the site what the page will ask first. */
  ask?: (client: QueryClient) => unknown;
}

/**
 * A page as a part of its own (NAV-02), fetched when it is first shown. `fetch` and `ask` begin before that, so
 * that the page and what it shows come while the brand's texts are still on their way; then all is there at once and nothing moves.
 */
function page({ load, ask = () => undefined }: Options) {
  let fetched: ComponentType | undefined;
  const fetchPart = async () => {
    const arrived = await part(load)();
    fetched = arrived.default;
    return arrived;
  };
  const Awaited = lazy(fetchPart);
  return {
    Page() {
      const [Shown] = useState(() => fetched ?? Awaited);
      return createElement(Shown);
    },
    // Trouble is shown by the page itself, which asks again.
    fetch: () => void fetchPart().catch(() => undefined),
    ask,
  };
}

const home = page({
  load: () => import('../routes/home.tsx'),
  ask: (client) =>
    Promise.all([
      client.prefetchQuery(queryOf(banners, { groupName: paths.home })),
      client.prefetchQuery(queryOf(gameMenus)),
      client.prefetchQuery(queryOf(hotGames)),
    ]),
});
const login = page({ load: () => import('../routes/login.tsx') });
const social = page({ load: () => import('../routes/social.tsx') });
const register = page({
  load: () => import('../routes/register.tsx'),
  ask: (client) =>
    Promise.all([
      client.prefetchQuery(queryOf(registerSettings)),
      client.prefetchQuery(queryOf(validationRules)),
      client.prefetchQuery(queryOf(promotions, { category: 'new_player' })),
    ]),
});
const game = page({ load: () => import('../routes/game.tsx') });
const notFound = page({ load: () => import('../routes/not-found.tsx') });

type Page = ReturnType<typeof page>;

/** Every address of the site by the areas that its page has (NAV-01). */
export const pages: Record<'whole' | 'header' | 'bare', readonly (readonly [path: string, page: Page])[]> = {
  whole: [...[paths.home, ...homeAliases].map((path) => [path, home] as const), ['*', notFound]],
  header: [
    [paths.login, login],
    [paths.social, social],
    [paths.register, register],
    [paths.registerPage, register],
  ],
  bare: [[paths.game, game]],
};

/** The page that stands at an address. */
export function pageAt(pathname: string): Page {
  const all = Object.values(pages).flat();
  return all.find(([path]) => path === pathname)?.[1] ?? notFound;
}
