import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface GamePages {
  /** The folder that the build has written. */
  readonly folder: string;
  /** The origins that may show the pages in a frame. */
  readonly frameAncestors: readonly string[];
  /** Address → file of the folder. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The placeholder in a built page for the origins that it may post messages to. */
const ancestorsMark = '__FRAME_ANCESTORS__';

/** A page loads only our own files, and only the given origins may frame it. */
export function pagePolicy(frameAncestors: readonly string[]): string {
  const framed = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  const own = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'].map(
    (kind) => `${kind} 'self'`,
  );
  return [
    "default-src 'none'",
    ...own,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framed}`,
  ].join('; ');
}

async function readPage(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `The pages of the games are not built: there is no ${file}. Run \`vite build\`.`,
      { cause },
    );
  }
}

/** Serves built game pages and their files; throws when they are not built. */
export async function gamePageRoutes(
  app: FastifyInstance,
  { folder, frameAncestors, pages }: GamePages,
): Promise<void> {
  const policy = pagePolicy(frameAncestors);
  for (const [address, file] of Object.entries(pages)) {
    const built = await readPage(path.join(folder, file));
    const html = built.replace(ancestorsMark, frameAncestors.join(' '));
    app.get(address, async (_request, reply) =>
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html),
    );
  }
  await app.register(fastifyStatic, {
    ...{ preCompressed: true, index: false, immutable: true, maxAge: '365d' },
    ...{ root: path.join(folder, 'assets'), prefix: '/assets/' },
  });
}

/** Serves the drawings of the games under `/art/`; the pages of the site show them too. */
export async function artRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...{ preCompressed: true, index: false, decorateReply: false, maxAge: '1d' },
    ...{ root: path.join(folder, 'art'), prefix: '/art/' },
    setHeaders: (reply) => reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
}
