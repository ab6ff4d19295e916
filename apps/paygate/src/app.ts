import { healthRoutes, makeServer } from '@lantern/outside';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { fieldpayDialect } from './dialects/fieldpay.ts';
import { fieldRoutes } from './dialects/fields.routes.ts';
import { paygateDialect } from './dialects/paygate.ts';
import { tokenpayDialect } from './dialects/tokenpay.ts';
import { tokenRoutes } from './dialects/tokens.routes.ts';
import { Faults } from './http/faults.ts';
import { errorPage, pageHeaders } from './http/pages.ts';
import { pageRoutes } from './page/page.routes.ts';
import { Decisions } from './payments/decisions.ts';
import { PaymentBook } from './payments/payment-book.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { PayoutBook } from './payouts/payout-book.ts';
import { Courier } from './webhooks/courier.ts';

export interface Parts {
  readonly log: FastifyBaseLogger;
  /** How long "pay in 10 seconds" waits; shorter in tests. */
  readonly payDelayMs?: number;
}

/** The whole gateway, ready to listen. Closing it drops the webhooks that are not sent yet. */
export async function buildPaygate(
  config: Config,
  { log, payDelayMs = 10_000 }: Parts,
): Promise<FastifyInstance> {
  const { secret, retryDelayMs, publicUrl, fieldpay, tokenpay, stepDelayMs } = config;
  const app = makeServer({ log, publicUrl, bodyLimit: 8 * 1024, headers: pageHeaders, errorPage });
  const book = new PaymentBook();
  const dialects = {
    paygate: paygateDialect(secret),
    ...(fieldpay && { fieldpay: fieldpayDialect(fieldpay) }),
    ...(tokenpay && { tokenpay: tokenpayDialect(tokenpay) }),
  };
  const courier = new Courier({ dialects, retryDelayMs, book, log });
  const decisions = new Decisions({ book, courier, payDelayMs, confirmDelayMs: stepDelayMs });
  const payouts = new PayoutBook(courier, stepDelayMs);
  const parts = { book, payouts, decisions, publicUrl, faults: new Faults(config.hangMs) };
  app.addHook('onClose', async () => courier.close());
  healthRoutes(app);
  await app.register(async (scope) => paymentRoutes(scope, { ...parts, secret }));
  if (fieldpay)
    await app.register(async (scope) => fieldRoutes(scope, { ...parts, keys: fieldpay }));
  if (tokenpay)
    await app.register(async (scope) => tokenRoutes(scope, { ...parts, keys: tokenpay }));
  await app.register(async (scope) => pageRoutes(scope, { book, decisions }));
  return app;
}
