import { createHash } from 'node:crypto';
import type { BannerArt } from '../banner-art.ts';
import { type Brand, registrationPages } from '../modules/brand/index.ts';

/** The inline parts of a page as sources of a content security policy: hashes. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (page: string, part: RegExp) =>
  [...page.matchAll(part)].map(([, text = '']) => hashOf(text));

export const inlineParts = (page: string): InlineParts => ({
  scripts: hashesOf(page, /<script>([^<]*)<\/script>/g),
  styles: hashesOf(page, /<style>([^<]*)<\/style>/g),
});

/** The page with the brand's own header colour, if any, from the first paint on. */
export function inColoursOf({ settings: { theme } }: Brand, page: string): string {
  const rule = (where: string, header: string | undefined) =>
    header === undefined ? '' : `${where}{--splash-header:${header}}`;
  const own = rule(':root', theme.light.header) + rule(':root[data-theme=dark]', theme.dark.header);
  return own === '' ? page : page.replace('</style>', () => `</style><style>${own}</style>`);
}

/** Pages whose banner has another place: at the top of the help. */
const withoutEarly = ['/help'];

const wideScreens = '(min-width: 48rem)';
const otherScreens = 'not all and (min-width: 48rem)';
const besideNothing = 'not all and (min-width: 64rem)';

const preloadOf = (address: string, media: string) =>
  `<link rel="preload" as="image" href="${address}" media="${media}" fetchpriority="high" />`;

const imageOf = (address: string) =>
  `<img src="${address}" width="640" height="360" alt="" fetchpriority="high" />`;

const mark = /<div class="splash-mark">.*?<\/div>/s;

/** Replaces the mark by the art of the first banner, at the banner's later place. */
export function withBanner(page: string, path: string, { wide, compact }: BannerArt): string {
  if (withoutEarly.includes(path)) return page;
  if (registrationPages.includes(path)) return withStrip(page, compact);
  const source = `<source media="${wideScreens}" srcset="${wide}" />`;
  const picture = `<picture>${source}${imageOf(compact)}</picture>`;
  return page
    .replace(
      '<title>',
      () => `${preloadOf(wide, wideScreens)}${preloadOf(compact, otherScreens)}<title>`,
    )
    .replace(
      mark,
      () => `<div class="splash-beside"><div class="splash-banner">${picture}</div></div>`,
    );
}

/** The low strip above the registration form; a wide screen, with two columns, keeps the mark. */
function withStrip(page: string, art: string): string {
  const picture = `<picture>${imageOf(art)}</picture>`;
  const strip = `<div class="splash-above"><div class="splash-banner">${picture}</div></div>`;
  return page
    .replace('<title>', () => `${preloadOf(art, besideNothing)}<title>`)
    .replace(mark, (found) => strip + found);
}
