import { createHash } from 'node:crypto';
import type { BannerArt, Brand } from '../modules/brand/index.ts';

/**
 * What stands in the page itself, as the words of a policy that lets nothing else of its kind run:
 * hashes.
 */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (page: string, part: RegExp) =>
  [...page.matchAll(part)].map(([, text = '']) => hashOf(text));

/** The scripts and styles that a page carries in itself. */
export const inlineParts = (page: string): InlineParts => ({
  scripts: hashesOf(page, /<script>([^<]*)<\/script>/g),
  styles: hashesOf(page, /<style>([^<]*)<\/style>/g),
});

/** The page with the brand's own header, if it has one, from the first paint on. */
export function inColoursOf({ settings: { theme } }: Brand, page: string): string {
  const rule = (where: string, header: string | undefined) =>
    header === undefined ? '' : `${where}{--splash-header:${header}}`;
  const own = rule(':root', theme.light.header) + rule(':root[data-theme=dark]', theme.dark.header);
  return own === '' ? page : page.replace('</style>', () => `</style><style>${own}</style>`);
}

/**
 * Pages with a banner that is not painted early: at the help it stands at the very top, and at the
 * registration below the form, where the screen is not wide.
 */
const withoutEarly = ['/help', '/register'];

const wideScreens = '(min-width: 48rem)';
const otherScreens = 'not all and (min-width: 48rem)';

const preloadOf = (address: string, media: string) =>
  `<link rel="preload" as="image" href="${address}" media="${media}" fetchpriority="high" />`;

/**
 * Puts the art of its first banner on the page, where the banner will stand, in the place of the
 * mark.
 */
export function withBanner(page: string, path: string, { wide, compact }: BannerArt): string {
  if (withoutEarly.includes(path)) return page;
  const picture = `<picture><source media="${wideScreens}" srcset="${wide}" /><img src="${compact}" width="640" height="360" alt="" fetchpriority="high" /></picture>`;
  return page
    .replace(
      '<title>',
      () => `${preloadOf(wide, wideScreens)}${preloadOf(compact, otherScreens)}<title>`,
    )
    .replace(
      /<div class="splash-mark">.*?<\/div>/s,
      () => `<div class="splash-beside"><div class="splash-banner">${picture}</div></div>`,
    );
}
