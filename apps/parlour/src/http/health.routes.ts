import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

/**
 * `/healthz` says that the process runs, `/readyz` that it can serve: that its database answers.
 * The site is not asked, since it may be waiting for us in turn.
 */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await database.query('SELECT 1');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      throw new Refusal('database_away');
    }
    return { status: 'ready' };
  });
}
