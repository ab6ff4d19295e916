import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ErrorCode, Refusal, siteStatuses } from '@lantern/contracts';
import { directionOf } from '@lantern/locales';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** Addresses that answer with a refusal and never with the page. */
const reserved =
  /^\/+(wps|lgw|ops|console|vendor|pay|dev|media|docs|assets|lotto|healthz|readyz)(\/|$)/i;

/** The component gallery, a page of the site for development only. */
const gallery = '/dev/ui';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The decoded path of an address, without its query. */
function plainPath(url: string): string {
  const [raw = ''] = url.split('?');
  try {
    return decodeURIComponent(raw).replaceAll('\\', '/');
  } catch {
    return raw;
  }
}

/**
 * The player site: its built files, and its page for every other address, with the brand's name and
 * language. The page routes in the browser; only its assets are cached. Refusals repeat nothing of
 * the address.
 * @param root the folder of the built site; if it is missing, only calls are served
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
    const open = statusOf(site, brand, () => request.address) === siteStatuses.open;
    // Search engines must not index a closed site.
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

/** A brand's page for all visitors, before language and banner are set. */
interface Written {
  page: string | undefined;
  headers: Record<string, string>;
}

/**
 * Whether the page shows a banner before its scripts run: not if visitors are redirected to the
 * login, or if the page chooses the pictures' host.
 */
const showsBanners = (brand: Brand): boolean =>
  !hasSwitch(brand, 'RESTRICTVISIT3') && brand.settings.site.imageCdns.length === 0;

/** The page with the brand's name, colour and languages. */
function nameBrand(page: string, brand: Brand): string {
  const languages = brand.settings.languages.join(' ');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(brand.name)}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, tag) => tag + groundOfBrand(brand))
    .replace(/<html[^>]*/, (tag) => `${tag} data-languages="${escapeHtml(languages)}"`);
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

/** The files beside the page, by their addresses. */
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
