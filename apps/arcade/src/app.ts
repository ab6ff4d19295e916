import { databaseHealth, healthRoutes, makeServer, openDatabase } from '@lantern/outside';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { apiRoutes } from './http/api.routes.ts';
import { makeLimits } from './http/limits.ts';
import { pageRoutes } from './http/pages.routes.ts';
import { siteRoutes } from './http/site.routes.ts';
import { tableSocket } from './http/table.routes.ts';
import { httpOperator } from './operator/operator.ts';
import { type Courier, makeCourier } from './outbox/courier.ts';
import { backOff } from './outbox/deliver.ts';
import { type Hall, makeHall } from './tables/hall.ts';

export interface Parts {
  log: FastifyBaseLogger;
  /** The folder of the built pages; without it only the calls are served. */
  pagesFolder?: string;
  /** The pauses of the outbox in milliseconds, for tests. */
  retryDelayMs?: (attempts: number) => number;
  courierEveryMs?: number;
  /** The time between two broadcasts of a table. */
  tableTickMs?: number;
}

const chainLength = 16_384;

/** Courier and tables run from the start of listening until the last request is answered. */
function attach(
  app: FastifyInstance,
  courier: Courier,
  hall: Hall,
  close: () => Promise<void>,
): void {
  app.addHook('onListen', async () => {
    courier.start();
    hall.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([courier.stop(), hall.stop()]);
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
  const hall = makeHall(context, {
    ...{ pace: config.tablePace, chainLength, tickMs: parts.tableTickMs ?? 1_000 },
  });
  const limits = makeLimits();
  attach(app, makeCourier(context, parts.courierEveryMs ?? 1_000), hall, () => database.end());
  healthRoutes(app, databaseHealth(database));
  await tableSocket(app, context, hall, limits);
  apiRoutes(app, context, limits);
  siteRoutes(app, context, config.operatorSecret);
  if (parts.pagesFolder) await pageRoutes(app, parts.pagesFolder, config.frameAncestors);
  return app;
}
