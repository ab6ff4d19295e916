import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { watchClosing } from './http/closing.ts';
import { separateConsole } from './http/console-host.ts';
import { consoleRoutes } from './http/console-pages.ts';
import { docsRoutes } from './http/docs.ts';
import { followChanges } from './http/follow-changes.ts';
import { healthRoutes } from './http/health.ts';
import { installableRoutes } from './http/installable.ts';
import { Mount } from './http/mount.ts';
import { pageRoutes } from './http/pages.ts';
import { createServer } from './http/server.ts';
import { socketRoute } from './http/socket.ts';
import { watchRoutes } from './http/stray-routes.ts';
import { openUploads } from './http/uploads.ts';
import { LiveHub } from './modules/live/index.ts';
import { manifests } from './modules/manifests.ts';
import { fileRoutes } from './modules/media/files.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { renderedRoutes } from './modules/media/rendered.routes.ts';
import type { Site } from './site.ts';

const builtSite = path.join(import.meta.dirname, '..', '..', 'web', 'dist');
const builtConsole = path.join(import.meta.dirname, '..', '..', 'console', 'dist');
const version = '0.1.0';

/**
 * The web role: all calls, the pages (from `webRoot`), the console (from `consoleRoot`) and the
 * socket.
 * @param prepare runs before anything is mounted, such as to add hooks
 */
export async function buildApp(
  site: Site,
  webRoot = builtSite,
  prepare: (app: FastifyInstance) => void = () => {},
  consoleRoot = builtConsole,
): Promise<FastifyInstance> {
  const app = await createServer(site);
  separateConsole(app, site);
  const wrongRoutes = watchRoutes(app);
  prepare(app);
  const mount = new Mount(app, site, await openUploads(app));
  const hub = new LiveHub(site.log);
  const closing = watchClosing(app);

  for (const one of manifests) {
    if ('routes' in one) for (const bind of one.routes) bind(mount, site);
  }

  socketRoute(app, site, hub);
  healthRoutes(app, site, closing);
  mediaRoutes(app);
  renderedRoutes(app);
  installableRoutes(app, site);
  fileRoutes(app, site);
  await docsRoutes(app, version);
  await consoleRoutes(app, site, consoleRoot);
  await pageRoutes(app, site, mount, webRoot);
  const wrong = wrongRoutes(site.outbox !== undefined);
  if (wrong.length > 0) throw new Error(`Routes and contract differ: ${wrong.join('; ')}.`);

  followChanges(app, site, hub, (brandId) => mount.forget(brandId));
  return app;
}
