import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { commonRefusal } from '../refusal.ts';

/** Throws when the program cannot serve. */
export type HealthCheck = () => Promise<unknown>;

export const databaseHealth =
  (database: Database): HealthCheck =>
  () =>
    database.query('SELECT 1');

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, which means that its database answers. The
 * site is not asked, since it may be waiting for us in turn.
 */
export function healthRoutes(app: FastifyInstance, check: HealthCheck = async () => {}): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await check();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      throw commonRefusal('database_away');
    }
    return { status: 'ready' };
  });
}
