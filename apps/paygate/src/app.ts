import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { errors } from './http/errors.ts';
import { headers } from './http/headers.ts';
import { pageRoutes } from './page/page.routes.ts';
import { Decisions } from './payments/decisions.ts';
import { PaymentBook } from './payments/payment-book.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { Courier } from './webhooks/courier.ts';

export interface Parts {
  /** How long "pay in 10 seconds" waits, where a test cannot. */
  readonly payDelayMs?: number;
}

function makeServer(logLevel: string): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, base: { process: 'paygate' } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8 * 1024,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route and not the address: who knows the address of a payment may decide it.
    const route = request.routeOptions.url ?? 'none';
    request.log.info({ method: request.method, route, status: reply.statusCode }, 'request');
  });
  return app;
}

/** The whole gateway, ready to listen. Closing it gives up the webhooks that are still to be sent. */
export async function buildPaygate(config: Config, { payDelayMs = 10_000 }: Parts = {}): Promise<FastifyInstance> {
  const app = makeServer(config.logLevel);
  const { secret, retryDelayMs, publicUrl } = config;
  const book = new PaymentBook();
  const courier = new Courier({ secret, retryDelayMs, book, log: app.log });
  const decisions = new Decisions({ book, courier, payDelayMs });
  app.addHook('onClose', async () => courier.close());
  headers(app);
  errors(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
  await app.register(async (scope) => paymentRoutes(scope, { book, decisions, secret, publicUrl }));
  await app.register(async (scope) => pageRoutes(scope, { book, decisions }));
  return app;
}
