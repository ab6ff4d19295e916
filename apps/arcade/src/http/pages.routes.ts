import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { gameCode } from '../game/lucky-bowl.ts';
import { pagePolicy } from './headers.ts';

/**
 * The placeholder in the built page for the origins that it may talk to when it stands in a frame.
 */
const ancestorsMark = '__FRAME_ANCESTORS__';

/** Serves the built pages and their files from `folder`; throws when they have not been built. */
export async function pageRoutes(
  app: FastifyInstance,
  folder: string,
  ancestors: readonly string[],
): Promise<void> {
  const pages = { [`/play/${gameCode}`]: 'play.html', '/verify': 'verify.html' };
  for (const [address, file] of Object.entries(pages)) {
    const built = await readFile(path.join(folder, file), 'utf8');
    const html = built.replace(ancestorsMark, ancestors.join(' '));
    const policy = pagePolicy(ancestors);
    app.get(address, async (_request, reply) => {
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
  const shared = { preCompressed: true, index: false as const };
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(folder, 'art'),
    prefix: '/art/',
    decorateReply: false,
    maxAge: '1d',
    setHeaders: (reply) => reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
}
