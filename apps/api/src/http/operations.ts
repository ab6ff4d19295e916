import { createServer, type Server } from 'node:http';
import { registry } from '../metrics.ts';
import type { Site } from '../site.ts';
import { findTroubles } from './health.ts';

interface Answer {
  status: number;
  type: string;
  text: string;
}

const json = (status: number, value: object): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
});

async function answer(site: Site, path: string, closing: boolean): Promise<Answer> {
  if (path === '/metrics')
    return { status: 200, type: registry.contentType, text: await registry.metrics() };
  if (path === '/healthz') return json(200, { status: 'alive' });
  if (path !== '/readyz') return json(404, { status: 'not found' });
  const troubles = closing ? ['closing'] : await findTroubles(site);
  return json(troubles.length === 0 ? 200 : 503, {
    status: troubles.length === 0 ? 'ready' : 'not ready',
    troubles,
  });
}

/** `/metrics`, `/healthz` and `/readyz` on a separate, internal port for monitoring. */
export function serveOperations(site: Site, closing: () => boolean): Promise<Server> {
  const server = createServer((request, response) => {
    answer(site, request.url ?? '', closing()).then(
      ({ status, type, text }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(site.config.metricsPort, site.config.host, () => resolve(server));
  });
}
