import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { fieldpayDialect } from './dialects/fieldpay.ts';
import { fieldRoutes } from './dialects/fields.routes.ts';
import { paygateDialect } from './dialects/paygate.ts';
import { tokenpayDialect } from './dialects/tokenpay.ts';
import { tokenRoutes } from './dialects/tokens.routes.ts';
import { errors } from './http/errors.ts';
import { Faults } from './http/faults.ts';
import { headers } from './http/headers.ts';
import { pageRoutes } from './page/page.routes.ts';
import { Decisions } from './payments/decisions.ts';
import { PaymentBook } from './payments/payment-book.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { PayoutBook } from './payouts/payout-book.ts';
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

/**
 * The whole gateway, ready to listen. Closing it gives up the webhooks that are still to be sent.
 */
export async function buildPaygate(
  config: Config,
  { payDelayMs = 10_000 }: Parts = {},
): Promise<FastifyInstance> {
  const app = makeServer(config.logLevel);
  const { secret, retryDelayMs, publicUrl, fieldpay, tokenpay, stepDelayMs } = config;
  const book = new PaymentBook();
  const dialects = {
    paygate: paygateDialect(secret),
    ...(fieldpay && { fieldpay: fieldpayDialect(fieldpay) }),
    ...(tokenpay && { tokenpay: tokenpayDialect(tokenpay) }),
  };
  const courier = new Courier({ dialects, retryDelayMs, book, log: app.log });
  const decisions = new Decisions({ book, courier, payDelayMs, confirmDelayMs: stepDelayMs });
  const payouts = new PayoutBook(courier, stepDelayMs);
  const parts = { book, payouts, decisions, publicUrl, faults: new Faults(config.hangMs) };
  app.addHook('onClose', async () => courier.close());
  headers(app);
  errors(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
  await app.register(async (scope) => paymentRoutes(scope, { ...parts, secret }));
  if (fieldpay)
    await app.register(async (scope) => fieldRoutes(scope, { ...parts, keys: fieldpay }));
  if (tokenpay)
    await app.register(async (scope) => tokenRoutes(scope, { ...parts, keys: tokenpay }));
  await app.register(async (scope) => pageRoutes(scope, { book, decisions }));
  return app;
}
