import { databaseHealth, healthRoutes, makeServer, openDatabase } from '@lantern/outside';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { apiRoutes } from './http/api.routes.ts';
import { pageRoutes } from './http/pages.routes.ts';
import { httpOperator } from './operator/operator.ts';
import { type Courier, makeCourier } from './outbox/courier.ts';
import { backOff } from './outbox/deliver.ts';

export interface Parts {
  log: FastifyBaseLogger;
  /** The folder of the built pages; without it only the calls are served. */
  pagesFolder?: string;
  /** The pauses of the outbox in milliseconds, for tests. */
  retryDelayMs?: (attempts: number) => number;
  courierEveryMs?: number;
}

/** The courier runs from the start of listening until the last request is answered. */
function attach(app: FastifyInstance, courier: Courier, close: () => Promise<void>): void {
  app.addHook('onListen', async () => courier.start());
  app.addHook('onClose', async () => {
    await courier.stop();
    await close();
  });
}

/** The whole arcade, ready to listen. Closing it completes the requests and calls in flight. */
export async function buildArcade(config: Config, parts: Parts): Promise<FastifyInstance> {
  const { log } = parts;
  const { publicUrl, trustedProxies } = config;
  const database = openDatabase({ url: config.databaseUrl, name: 'arcade', log });
  const context: Context = {
    database,
    log,
    operator: httpOperator({
      url: config.operatorUrl,
      secret: config.operatorSecret,
      timeoutMs: config.callTimeoutMs,
    }),
    publicUrl,
    callTimeoutMs: config.callTimeoutMs,
    retryDelayMs: parts.retryDelayMs ?? backOff,
  };
  const app = makeServer({ log, publicUrl, trustedProxies });
  attach(app, makeCourier(context, parts.courierEveryMs ?? 1_000), () => database.end());
  healthRoutes(app, databaseHealth(database));
  apiRoutes(app, context);
  catalogueRoutes(app, { secret: config.operatorSecret, publicUrl });
  if (parts.pagesFolder) await pageRoutes(app, parts.pagesFolder, config.frameAncestors);
  return app;
}
