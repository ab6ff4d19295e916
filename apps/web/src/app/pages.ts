import { hotGames } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { announcementsQuery } from '../features/announcements/announcement.queries.ts';
import { promotionsQuery } from '../features/promotions/promotion.queries.ts';
import { part } from '../lib/lazy-part.ts';
import { homeAliases, paths } from '../lib/paths.ts';
import { queryOf } from '../lib/queries.ts';

interface Options {
  load: () => Promise<{ default: ComponentType }>;
  /** Asks the site what the page will ask first. */
  ask?: (client: QueryClient, pathname: string) => unknown;
  /** The features whose texts it shows, beside those that every page has. */
  says?: readonly string[];
}

/**
 * A page as a part of its own (NAV-02), fetched when it is first shown. `fetch` and `ask` begin
 * before that, so that the page and what it shows come while the brand's texts are still on their
 * way; then all is there at once and nothing moves.
 */
function page({ load, ask = () => undefined, says = [] }: Options) {
  let fetched: ComponentType | undefined;
  const fetchPart = async () => {
    const arrived = await load();
    fetched = arrived.default;
    return arrived;
  };
  const Awaited = lazy(part(fetchPart));
  return {
    Page() {
      const [Shown] = useState(() => fetched ?? Awaited);
      return createElement(Shown);
    },
    // Trouble is shown by the page itself, which asks again.
    fetch: () => void fetchPart().catch(() => undefined),
    ask,
    says,
  };
}

const index = page({
  load: () => import('../routes/index.tsx'),
  ask: (client) =>
    Promise.all([
      client.prefetchQuery(queryOf(hotGames)),
      client.prefetchQuery(announcementsQuery('B')),
    ]),
});
const register = page({
  load: () => import('../routes/register.tsx'),
  // The rules of its fields are no part of the start.
  ask: async (client) => (await import('../features/registration/ask-first.ts')).askFirst(client),
  says: ['registration', 'patterns', 'phone'],
});
const egame = page({ load: () => import('../routes/egame.tsx'), says: ['lobby'] });
const elott = page({ load: () => import('../routes/elott.tsx'), says: ['lobby'] });
const lottery = page({ load: () => import('../routes/lottery.tsx') });
const vnlottery = page({ load: () => import('../routes/vnlottery.tsx') });
const pointMall = page({ load: () => import('../routes/point-mall.tsx') });
const promo = page({
  load: () => import('../routes/promo.tsx'),
  ask: (client) => client.prefetchQuery(promotionsQuery()),
  says: ['promotions'],
});
const promoDetail = page({ load: () => import('../routes/promo-detail.tsx') });
const seamless = page({ load: () => import('../routes/seamless.tsx') });
const byIframe = page({ load: () => import('../routes/by-iframe.tsx') });
const help = page({ load: () => import('../routes/help.tsx') });
const down = page({ load: () => import('../routes/down.tsx') });
const login = page({ load: () => import('../routes/login.tsx') });
const social = page({ load: () => import('../routes/social.tsx') });
const me = page({ load: () => import('../routes/me.tsx') });
const devUi = page({ load: () => import('../routes/dev-ui.tsx') });
const notFound = page({ load: () => import('../routes/not-found.tsx') });

type Page = ReturnType<typeof page>;

/** What stands around the content of a page. */
export interface Areas {
  header?: true;
  banner?: true;
  menu?: true;
  footer?: true;
  /** The floating button of customer service. */
  float?: true;
  /** A login or a registration itself, whose header offers neither. */
  entry?: true;
  /** Header and menu give way to the game, unless the brand keeps them (NAV-04). */
  besideGame?: true;
  /** The page draws its header and its main part itself. */
  own?: true;
}

interface Place {
  path: string;
  page: Page;
  areas: Areas;
}

const at = (page: Page, areas: Areas, ...addresses: readonly string[]): Place[] =>
  addresses.map((path) => ({ path, page, areas }));

const whole: Areas = { header: true, banner: true, menu: true, footer: true, float: true };
const { hot, rng, pvp, live, fish, sports, esports, cockfight, inhouse } = paths;

/** Every address of the site with the areas of its page (NAV-01). */
export const places: readonly Place[] = [
  ...at(index, whole, paths.home, ...homeAliases),
  ...at(egame, whole, hot, rng, pvp, live, fish, sports, esports, cockfight, inhouse),
  ...at(elott, whole, paths.elott),
  ...at(lottery, { header: true }, paths.lottery),
  ...at(vnlottery, { header: true, menu: true, besideGame: true }, paths.vnlottery),
  ...at(pointMall, whole, paths.pointMall),
  ...at(promo, whole, paths.promotions),
  ...at(
    promoDetail,
    { header: true, menu: true, footer: true, float: true },
    paths.promoDetail,
    '/promotions/:id',
  ),
  ...at(seamless, { header: true, menu: true, besideGame: true }, paths.seamless),
  ...at(byIframe, { own: true }, paths.game),
  ...at(help, { float: true }, paths.helpCentre),
  ...at(help, { banner: true, float: true }, paths.help),
  ...at(down, whole, paths.down, paths.download),
  ...at(login, { header: true, entry: true, float: true }, paths.login),
  ...at(social, { header: true, entry: true }, paths.social),
  ...at(
    register,
    { header: true, banner: true, entry: true, float: true },
    paths.register,
    paths.registerPage,
  ),
  // The gateway has it in development only.
  ...at(devUi, { own: true }, paths.devUi),
  ...at(me, { header: true, menu: true }, paths.me),
];

const unknown: Place = {
  path: '*',
  page: notFound,
  areas: { header: true, menu: true, footer: true, float: true },
};
export const everyPlace = [...places, unknown];

/** What stands at an address. */
export const placeAt = (pathname: string): Place =>
  places.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? unknown;
