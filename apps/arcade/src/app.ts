import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { connect } from './database/database.ts';
import { apiRoutes } from './http/api.routes.ts';
import { healthRoutes } from './http/health.routes.ts';
import { pageRoutes } from './http/pages.routes.ts';
import { makeServer } from './http/server.ts';
import { httpOperator } from './operator/operator.ts';
import { type Courier, makeCourier } from './outbox/courier.ts';
import { backOff } from './outbox/deliver.ts';

export interface Parts {
  log: FastifyBaseLogger;
  /** Where the built pages lie; without it only the calls are served. */
  pagesFolder?: string;
  /** The pauses of the outbox, in milliseconds, where a test cannot wait for them. */
  retryDelayMs?: (attempts: number) => number;
  courierEveryMs?: number;
}

/** The courier runs from the moment the server listens until its last request is answered. */
function attach(app: FastifyInstance, courier: Courier, close: () => Promise<void>): void {
  app.addHook('onListen', async () => courier.start());
  app.addHook('onClose', async () => {
    await courier.stop();
    await close();
  });
}

/**
 * The whole arcade, ready to listen. Closing it answers the requests in flight and ends the calls
 * that are on their way.
 */
export async function buildArcade(config: Config, parts: Parts): Promise<FastifyInstance> {
  const { log } = parts;
  const database = connect(config.databaseUrl, (error) =>
    log.error({ err: error }, 'a database connection was lost'),
  );
  const context: Context = {
    database,
    log,
    operator: httpOperator({
      url: config.operatorUrl,
      secret: config.operatorSecret,
      timeoutMs: config.callTimeoutMs,
    }),
    publicUrl: config.publicUrl,
    callTimeoutMs: config.callTimeoutMs,
    retryDelayMs: parts.retryDelayMs ?? backOff,
  };
  const app = makeServer(log, config);
  attach(app, makeCourier(context, parts.courierEveryMs ?? 1_000), () => database.end());
  healthRoutes(app, database);
  apiRoutes(app, context);
  catalogueRoutes(app, { secret: config.operatorSecret, publicUrl: config.publicUrl });
  if (parts.pagesFolder) await pageRoutes(app, parts.pagesFolder, config.frameAncestors);
  return app;
}
