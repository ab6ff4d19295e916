import type { FastifyInstance } from 'fastify';
import { ping } from '../db/ping.ts';
import type { Site } from '../site.ts';

const patience = 2000;

/** The names of the dependencies that do not answer. */
export async function findTroubles({ db, redis }: Pick<Site, 'db' | 'redis'>): Promise<string[]> {
  const within = <Result>(name: string, check: Promise<Result>) =>
    Promise.race([
      check.then(
        () => [],
        () => [name],
      ),
      new Promise<string[]>((resolve) => setTimeout(() => resolve([name]), patience).unref()),
    ]);
  const troubles = await Promise.all([within('postgres', ping(db)), within('redis', redis.ping())]);
  return troubles.flat();
}

/** `/healthz`: the process is alive. `/readyz`: it can serve calls and is not shutting down. */
export function healthRoutes(app: FastifyInstance, site: Site, closing: () => boolean): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const troubles = closing() ? ['closing'] : await findTroubles(site);
    reply.code(troubles.length === 0 ? 200 : 503);
    return reply.send({ status: troubles.length === 0 ? 'ready' : 'not ready', troubles });
  });
}
