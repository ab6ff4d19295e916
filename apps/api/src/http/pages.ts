import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ErrorCode, Refusal } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Brand } from '../modules/brand/index.ts';
import type { Site } from '../site.ts';
import { pagePolicy } from './headers.ts';
import { siteDescription } from './messages.ts';
import type { Mount } from './mount.ts';
import { languageOf, sendRefusal } from './refusals.ts';

/** Addresses under which a missing thing is a refusal and never a page, however they are written. */
const reserved = /^\/+(wps|lgw|vendor|pay|dev|media|docs|assets|lotto|healthz|readyz)(\/|$)/i;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

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
 * The player site: the built files, and for every other address its one page, in the brand's name and language. The page decides
 * what to show; only what it loads is cached. What is not there is refused in words that repeat nothing of the address.
 * @param root the folder of the built site; without one there are only calls
 */
export async function pageRoutes(app: FastifyInstance, site: Site, mount: Mount, root: string): Promise<void> {
  const origins = [...site.vendors.values()].flatMap((vendor) => vendor.origins);
  const policy = pagePolicy(origins, site.phones?.sources);
  const headers = { ...policy, 'cache-control': 'no-cache' };
  const index = path.join(root, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  const files = readRootFiles(root);
  if (existsSync(path.join(root, 'assets'))) await serveAssets(app, path.join(root, 'assets'), policy);

  app.setNotFoundHandler((request, reply) => {
    const brand = site.brands.byHost(request.host);
    const refuse = (code: ErrorCode) => sendRefusal(reply, new Refusal(code), languageOf(site, request));
    if (!brand) return refuse('unknown_brand');
    const where = plainPath(request.url);
    const allowed = reserved.test(where) ? mount.methodsAt(where) : ['GET', 'HEAD'];
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      return refuse('method_not_allowed');
    }
    if (reserved.test(where)) return refuse('not_found');
    const file = files.get(where);
    if (file) return reply.headers(headers).type(file.type).send(file.body);
    const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (!page || !wantsPage) return refuse('not_found');
    return sendPage(reply.headers(headers), page, brand, languageOf(site, request));
  });
}

function sendPage(reply: FastifyReply, page: string, brand: Brand, language: string): FastifyReply {
  const named = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(brand.name)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, tag) => tag + escapeHtml(siteDescription(brand.name, language)),
    )
    .replace(/<html[^>]*>/, (tag) => tag.replace(/lang="[^"]*"/, `lang="${language}"`));
  return reply.type('text/html; charset=utf-8').header('vary', 'accept-language').send(named);
}

/** Built files have a hash in their names: what one says never changes. */
async function serveAssets(app: FastifyInstance, root: string, policy: Record<string, string>): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(policy)) reply.header(name, value);
    },
  });
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
      return type ? [[`/${name}`, { type, body: readFileSync(path.join(root, name)) }] as const] : [];
    }),
  );
}
