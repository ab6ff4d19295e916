import { artRoutes, gamePageRoutes } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import { gameCode } from '../game/lucky-bowl.ts';

/** Serves the built pages and drawings from `folder`; throws when they are not built. */
export async function pageRoutes(
  app: FastifyInstance,
  folder: string,
  frameAncestors: readonly string[],
): Promise<void> {
  const pages = { [`/play/${gameCode}`]: 'play.html', '/verify': 'verify.html' };
  await gamePageRoutes(app, { folder, frameAncestors, pages });
  await artRoutes(app, folder);
}
