import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { artRoutes, gamePageRoutes } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import { games, roomGames, tables } from '../games/index.ts';

/** Serves the built pages and drawings from `folder`; throws when they are not built. */
export async function pageRoutes(
  app: FastifyInstance,
  folder: string,
  frameAncestors: readonly string[],
): Promise<void> {
  const plays = games.map(({ code, sea }) => [`/play/${code}`, sea ? 'reef.html' : 'game.html']);
  const shared = tables.map(({ code, flight, tickets }) => [
    `/play/${code}`,
    flight ? 'crash.html' : tickets ? 'league.html' : 'table.html',
  ]);
  const rooms = roomGames.map(({ code }) => [`/play/${code}`, 'room.html']);
  const all = Object.fromEntries([...plays, ...shared, ...rooms]);
  const pages = { ...all, '/verify': 'verify.html' };
  await gamePageRoutes(app, { folder, frameAncestors, pages });
  await artRoutes(app, folder);
  const verifier = await readFile(path.join(folder, 'saved', 'verify.html'));
  app.get('/verifier.html', async (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="lantern-verifier.html"')
      .type('text/html; charset=utf-8')
      .send(verifier),
  );
}
