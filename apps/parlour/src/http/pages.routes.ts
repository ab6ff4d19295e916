import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { gameCode } from '../game/moon-dice.ts';
import { pagePolicy } from './headers.ts';

/**
 * The placeholder in the built page for the origins that it may talk to when it stands in a frame.
 */
const ancestorsMark = '__FRAME_ANCESTORS__';

/** Serves the built page and its files from `folder`; throws when they have not been built. */
export async function pageRoutes(
  app: FastifyInstance,
  folder: string,
  ancestors: readonly string[],
): Promise<void> {
  const built = await readFile(path.join(folder, 'play.html'), 'utf8');
  const html = built.replace(ancestorsMark, ancestors.join(' '));
  const policy = pagePolicy(ancestors);
  app.get(`/play/${gameCode}`, async (_request, reply) => {
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  });
  const shared = { preCompressed: true, index: false as const };
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  });
}
