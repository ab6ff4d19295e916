import type { GameCategory } from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';

/** Every address of the site that a page links to. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  registerPage: '/register.html',
  /** Where a sign-in provider leads back to. */
  social: '/social',
  hot: '/hot',
  rng: '/rng',
  pvp: '/pvp',
  live: '/live',
  fish: '/fish',
  sports: '/sports',
  esports: '/esports',
  cockfight: '/cockfight',
  inhouse: '/inhouse',
  elott: '/elott',
  lottery: '/lottery',
  vnlottery: '/vnlottery',
  pointMall: '/pointMall',
  promotions: '/promotions',
  /** One promotion, `?id=`; also `/promotions/:id`. */
  promoDetail: '/promoDetail',
  /** A game beside the bars of the site, and one on a page of its own. */
  seamless: '/seamless',
  game: '/game',
  /** The help centre, with a hash for a section; and as the page that every visitor may see. */
  help: '/help',
  helpCentre: '/helpmc',
  /** The app download, and the same for visitors of a brand that keeps them out. */
  down: '/down',
  download: '/download',
  /** The member's own page on a phone. */
  me: '/me',
  /** The components side by side, in development. */
  devUi: '/dev/ui',
} as const;

/** The lobby of each category (§9 of the specification); both kinds of lottery share one. */
const categoryPaths: Record<GameCategory, string> = {
  LOTT: paths.elott,
  ELOTT: paths.elott,
  LIVE: paths.live,
  SPORTS: paths.sports,
  FISH: paths.fish,
  RNG: paths.rng,
  PVP: paths.pvp,
  ESPORTS: paths.esports,
  COCKFIGHT: paths.cockfight,
  INHOUSE: paths.inhouse,
};

export const categoryPath = (category: GameCategory): string => categoryPaths[category];

/** The games of one vendor in the lobby of a category (NAV-03). */
export const vendorPath = (category: GameCategory, vassalage: string): string =>
  `${categoryPaths[category]}?${new URLSearchParams({ page: vassalage })}`;

/** The category whose lobby is at an address; the lottery's page is the e-lottery's. */
export const categoryAt = (pathname: string): GameCategory | undefined =>
  pathname === paths.elott
    ? 'ELOTT'
    : (Object.keys(categoryPaths) as GameCategory[]).find(
        (category) => categoryPaths[category] === pathname,
      );

export const promotionPath = (id: string): string =>
  `${paths.promotions}/${encodeURIComponent(id)}`;

/** The addresses under which the home page answers. */
export const homeAliases = ['/index', '/index.html', '/home'] as const;

export const isHome = (pathname: string): boolean =>
  [paths.home, ...homeAliases].some((home) => home === pathname);

/** What a visitor may see on a brand that keeps logged-out visitors out (SYS-09). */
export const openToVisitors: readonly string[] = [
  paths.login,
  paths.register,
  paths.registerPage,
  paths.helpCentre,
  paths.download,
  paths.social,
];

/**
 * An address that staff have set, as a path of this site, or undefined when it leads anywhere else.
 * Browsers read `//host`, `\\host` and `/\t/host` as other hosts, so the answer of the URL parser
 * counts and not the look of the text.
 */
export function ownPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined;
}

/** The generated mark of a vendor, and of a way to pay. */
export const vendorMarkPath = (vassalage: string): string => artAddress('vendor', vassalage);
export const paymentMarkPath = (method: string): string => artAddress('payment', method);
