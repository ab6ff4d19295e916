import type { GameCategory } from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';

/** Every address of the site that a page links to. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  registerPage: '/register.html',
  game: '/game',
  /** Where a sign-in provider leads back to. */
  social: '/social',
  /** The games of the home page. */
  games: '/#games',
} as const;

/** The games of one category, on the home page. */
export const categoryPath = (category: GameCategory): string => `/?category=${category.toLowerCase()}`;

/** The addresses under which the home page answers. */
export const homeAliases = ['/index', '/index.html', '/home'] as const;

/** What a visitor may see on a brand that keeps logged-out visitors out (SYS-09). */
export const openToVisitors: readonly string[] = [paths.login, paths.register, paths.registerPage, paths.social];

/**
 * An address that staff have set, as a path of this site, or undefined when it leads anywhere else. Browsers read `//host`,
 * `\\host` and `/\t/host` as other hosts, so the answer of the URL parser counts and not the look of the text.
 */
export function ownPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined;
}

/** The generated mark of a vendor, and of a way to pay. */
export const vendorMarkPath = (vassalage: string): string => artAddress('vendor', vassalage);
export const paymentMarkPath = (method: string): string => artAddress('payment', method);
