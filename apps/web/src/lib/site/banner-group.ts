import { paths } from '../navigation/paths.ts';

/** Addresses whose banners are those of another one. */
const groups: Readonly<Record<string, string>> = {
  '/index.html': paths.home,
  '/home': paths.home,
  [paths.registerPage]: paths.register,
  [paths.download]: paths.down,
};

/**
 * The group of banners above the page at an address, which has the name of the address (NAV-12).
 */
export const bannerGroupOf = (pathname: string): string => groups[pathname] ?? pathname;
