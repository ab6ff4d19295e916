import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ErrorCode, Refusal, siteStatuses } from '@lantern/contracts';
import { directionOf } from '@lantern/locales';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainAddress } from '../address.ts';
import { type Brand, FirstBanners, hasSwitch } from '../modules/brand/index.ts';
import { groundOfBrand } from '../modules/media/index.ts';
import { statusOf } from '../modules/site-status/index.ts';
import type { Site } from '../site.ts';
import { serveBuilt } from './built-files.ts';
import { inColoursOf, inlineParts, withBanner } from './first-paint.ts';
import { pagePolicy } from './headers.ts';
import { siteDescription } from './messages.ts';
import type { Mount } from './mount.ts';
import { languageOf, sendRefusal } from './refusals.ts';

/**
 * Addresses under which a missing thing is a refusal and never a page, however they are written.
 */
const reserved =
  /^\/+(wps|lgw|ops|console|vendor|pay|dev|media|docs|assets|lotto|healthz|readyz)(\/|$)/i;

/**
 * The components side by side: a page of the site that is shown where developers are, and nowhere
 * else.
 */
const gallery = '/dev/ui';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The path of an address as a reader would take it, without its query. */
function plainPath(url: string): string {
  const [raw = ''] = url.split('?');
  try {
    return decodeURIComponent(raw).replaceAll('\\', '/');
  } catch {
    return raw;
  }
}

/**
 * The player site: the built files, and for every other address its one page, in the brand's name
 * and language. The page decides what to show; only what it loads is cached. What is not there is
 * refused in words that repeat nothing of the address.
 * @param root the folder of the built site; without one there are only calls
 */
export async function pageRoutes(
  app: FastifyInstance,
  site: Site,
  mount: Mount,
  root: string,
): Promise<void> {
  const origins = [...site.vendors.values(), ...site.transferVendors.values()].flatMap(
    (vendor) => vendor.origins,
  );
  const policy = pagePolicy(origins, site.phones?.sources);
  const index = path.join(root, 'index.html');
  const built = existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  const written = new WeakMap<Brand, Written>();
  const writtenFor = (brand: Brand): Written => {
    const { imageCdns: images, launchGameCdns: games } = brand.settings.site;
    const known = written.get(brand);
    if (known) return known;
    const page = built && nameBrand(inColoursOf(brand, built), brand);
    const policyOfPage = pagePolicy(
      origins,
      site.phones?.sources,
      { images, games },
      inlineParts(page ?? ''),
    );
    const made = { page, headers: { ...policyOfPage, 'cache-control': 'no-cache' } };
    written.set(brand, made);
    return made;
  };
  const banners = new FirstBanners(site);
  await Promise.all(site.brands.all().map((brand) => banners.read(brand)));
  const files = readRootFiles(root);
  if (existsSync(path.join(root, 'assets')))
    await serveBuilt(app, path.join(root, 'assets'), '/assets/', policy);

  app.setNotFoundHandler((request, reply) => {
    const brand = site.brands.byHost(request.host);
    const refuse = (code: ErrorCode) =>
      sendRefusal(reply, new Refusal(code), languageOf(site, request));
    if (!brand) return refuse('unknown_brand');
    const where = plainPath(request.url);
    const isCall = reserved.test(where) && !(where === gallery && site.outbox);
    const allowed = isCall ? mount.methodsAt(where) : ['GET', 'HEAD'];
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      return refuse('method_not_allowed');
    }
    if (isCall) return refuse('not_found');
    const file = files.get(where);
    const { headers, page } = writtenFor(brand);
    if (file) return reply.headers(headers).type(file.type).send(file.body);
    const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (!page || !wantsPage) return refuse('not_found');
    const open = statusOf(site, brand, () => plainAddress(request.ip)) === siteStatuses.open;
    // What a search engine finds while the site is closed is not the site.
    reply.headers(open ? headers : { ...headers, 'x-robots-tag': 'noindex' });
    const art = open && showsBanners(brand) ? banners.peek(brand, where) : undefined;
    return sendPage(
      reply,
      art ? withBanner(page, where, art) : page,
      brand,
      languageOf(site, request),
    );
  });
}

/** What is sent of a brand's page to everybody, but for its language and its banner. */
interface Written {
  page: string | undefined;
  headers: Record<string, string>;
}

/**
 * Whether the page paints a banner before its scripts come: not where a visitor is led to the
 * login, nor where pictures come from a host that the page chooses.
 */
const showsBanners = (brand: Brand): boolean =>
  !hasSwitch(brand, 'RESTRICTVISIT3') && brand.settings.site.imageCdns.length === 0;

/**
 * The page in a brand's name; it begins with the brand's own language unless the visitor has chosen
 * another one.
 */
function nameBrand(page: string, brand: Brand): string {
  const [ownLanguage = 'en'] = brand.settings.languages;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(brand.name)}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, tag) => tag + groundOfBrand(brand))
    .replace(/<html[^>]*/, (tag) => `${tag} data-language="${escapeHtml(ownLanguage)}"`);
}

function sendPage(reply: FastifyReply, page: string, brand: Brand, language: string): FastifyReply {
  const named = page
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, tag) => tag + escapeHtml(siteDescription(brand.name, language)),
    )
    .replace(/<html[^>]*>/, (tag) =>
      tag
        .replace(/ lang="[^"]*"/, ` lang="${language}"`)
        .replace(/dir="[^"]*"/, `dir="${directionOf(language)}"`),
    );
  return reply.type('text/html; charset=utf-8').header('vary', 'accept-language').send(named);
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface RootFile {
  type: string;
  body: Buffer;
}

/** The few files that stand beside the page, by their addresses. */
function readRootFiles(root: string): Map<string, RootFile> {
  if (!existsSync(root)) return new Map();
  return new Map(
    readdirSync(root).flatMap((name) => {
      const type = types[path.extname(name)];
      return type
        ? [[`/${name}`, { type, body: readFileSync(path.join(root, name)) }] as const]
        : [];
    }),
  );
}
