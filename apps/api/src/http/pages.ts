import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../modules/brand/index.ts';
import type { Site } from '../site.ts';
import { everywhere, forEnvironment, ofCalls, pagePolicy } from './headers.ts';
import { languageOf, sendRefusal } from './refusals.ts';

/** Addresses under which a missing thing is a refusal and never a page. */
const calls = /^\/(wps|lgw|vendor|pay|dev|media|docs|assets|lotto)(\/|$)/;

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The player site: the built files, and for every other address its one page, in the brand's name and language. The page decides
 * what to show; only what it loads is cached.
 */
export async function pageRoutes(app: FastifyInstance, site: Site, root: string): Promise<void> {
  const page = existsSync(path.join(root, 'index.html'))
    ? readFileSync(path.join(root, 'index.html'), 'utf8')
    : undefined;
  const origins = [...site.vendors.values()].flatMap((vendor) => vendor.origins);
  const headers = { ...everywhere, ...pagePolicy(origins), ...forEnvironment(site.config.environment) };
  if (existsSync(path.join(root, 'assets'))) {
    await app.register(fastifyStatic, {
      root: path.join(root, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(everywhere)) reply.header(name, value);
      },
    });
  }
  const rootFiles = new RootFiles(root);
  app.setNotFoundHandler((request, reply) => {
    const brand = site.brands.byHost(request.host);
    const file = rootFiles.find(request.url);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !calls.test(request.url);
    if (file && isPage)
      return reply.headers(headers).type(file.type).header('cache-control', 'no-cache').send(file.body);
    if (isPage && brand && page && wantsPage(request))
      return sendPage(reply, headers, page, brand, languageOf(site, request));
    reply.headers({ ...everywhere, ...ofCalls, ...forEnvironment(site.config.environment) });
    return sendRefusal(reply, new Refusal(brand ? 'not_found' : 'unknown_brand'), languageOf(site, request));
  });
}

const wantsPage = (request: FastifyRequest) => /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

function sendPage(
  reply: FastifyReply,
  headers: Record<string, string>,
  page: string,
  brand: Brand,
  language: string,
): FastifyReply {
  const named = page
    .replace(/<title>[^<]*<\/title>/, `<title>${escape(brand.name)}</title>`)
    .replace(/<html[^>]*>/, (tag) => tag.replace(/lang="[^"]*"/, `lang="${language}"`));
  return reply.headers(headers).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(named);
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The few files that stand beside the page; read once, found by their exact names. */
class RootFiles {
  readonly #root: string;
  readonly #read = new Map<string, { type: string; body: Buffer } | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  find(url: string): { type: string; body: Buffer } | undefined {
    const [name = ''] = url.split('?');
    const type = types[path.extname(name)];
    if (!type || !/^\/[a-z0-9.-]{1,64}$/i.test(name)) return undefined;
    if (!this.#read.has(name)) {
      const file = path.join(this.#root, name);
      this.#read.set(name, existsSync(file) ? { type, body: readFileSync(file) } : undefined);
    }
    return this.#read.get(name);
  }
}
