import { readFileSync } from 'node:fs';
import path from 'node:path';
import { string } from '@lantern/contracts/strings';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readInput } from '../http/input.ts';
import { actions, type Decisions } from '../payments/decisions.ts';
import type { Payment } from '../payments/payment.ts';
import type { PaymentBook } from '../payments/payment-book.ts';
import { Refusal } from '../refusal.ts';
import { messagePage } from './message-page.ts';
import { parseMoney } from './money.ts';
import { payPage } from './pay-page.ts';
import { scanPage } from './scan-page.ts';

export interface PageRoutesOptions {
  readonly book: PaymentBook;
  readonly decisions: Decisions;
}

const markup = 'text/html; charset=utf-8';
const form = z.strictObject({
  action: z.enum(actions),
  amount: z.optional(string().check(z.maxLength(20))),
});

const scanned = z.strictObject({ code: string().check(z.maxLength(1024)) });

/** The pages for payers. The unguessable id of a payment is the permission to decide it. */
export function pageRoutes(app: FastifyInstance, { book, decisions }: PageRoutesOptions): void {
  const css = readFileSync(path.join(import.meta.dirname, 'pay.css'));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const find = (paymentId: string): Payment => {
    const payment = book.byId(paymentId);
    if (!payment) throw new Refusal('payment_not_found');
    return payment;
  };

  app.get('/', async (_request, reply) =>
    reply
      .type(markup)
      .send(
        messagePage(
          'Test payments',
          'The site creates payments. Make a deposit there to see one here.',
        ),
      ),
  );
  app.get('/scan', async (_request, reply) => reply.type(markup).send(scanPage()));
  app.post('/scan', async (request, reply) => {
    const { code } = readInput(scanned, request.body);
    const payment = book.byCode(code.trim());
    if (payment) return reply.redirect(`/pay/${payment.paymentId}`, 303);
    return reply.code(404).type(markup).send(scanPage('No payment is open for this code.'));
  });
  app.get('/assets/pay.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(css),
  );

  app.get<{ Params: { paymentId: string }; Querystring: { acted?: string } }>(
    '/pay/:paymentId',
    async (request, reply) =>
      reply
        .type(markup)
        .send(
          payPage({ payment: find(request.params.paymentId), acted: request.query.acted === '1' }),
        ),
  );

  app.post<{ Params: { paymentId: string } }>('/pay/:paymentId', async (request, reply) => {
    const payment = find(request.params.paymentId);
    const parsed = z.safeParse(form, request.body);
    if (!parsed.success) throw new Refusal('invalid_input');
    // After a second press or from an old page: shows the decision.
    const afterwards = `/pay/${payment.paymentId}?acted=1`;
    if (payment.status !== 'pending') return reply.redirect(afterwards, 303);
    const { action, amount: typed = '' } = parsed.data;
    const other = action === 'other' ? parseMoney(typed, payment.request.currency) : undefined;
    if (action === 'other' && other === undefined) {
      const problem = `“${typed}” is not an amount in ${payment.request.currency}.`;
      return reply
        .code(400)
        .type(markup)
        .send(payPage({ payment, acted: false, problem }));
    }
    await decisions.act(payment, action, other);
    return reply.redirect(afterwards, 303);
  });
}
