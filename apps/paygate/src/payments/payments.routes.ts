import {
  createPaymentRequest,
  createPayoutRequest,
  type DayReport,
  type Payment as PaymentReply,
  type Payout,
  type ReportLine,
} from '@lantern/contracts/payment-gateway';
import { jsonBody, requireSignature } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Faults, faults as faultNames } from '../http/faults.ts';
import { checkAddresses, checkMoment, readInput } from '../http/input.ts';
import type { KnownPayout, PayoutBook } from '../payouts/payout-book.ts';
import { Refusal } from '../refusal.ts';
import type { Decisions } from './decisions.ts';
import type { Payment, PaymentRequest } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';

export interface GatewayRoutesOptions {
  readonly book: PaymentBook;
  readonly payouts: PayoutBook;
  readonly decisions: Decisions;
  readonly faults: Faults;
  readonly publicUrl: string;
}

const dialect = 'paygate';
const plan = z.strictObject({
  fault: z.enum(faultNames),
  calls: z.number().check(z.minimum(1), z.maximum(100)),
  method: z.optional(z.enum(['GET', 'POST'])),
});

function parseRequest(body: unknown): PaymentRequest {
  const { way = 'page', ...request } = readInput(createPaymentRequest, body);
  checkAddresses({ returnUrl: request.returnUrl, webhookUrl: request.webhookUrl });
  checkMoment('expiresAt', request.expiresAt);
  return { ...request, way, dialect };
}

const endLine = ({ request, event, paymentId }: Payment): ReportLine[] =>
  event && event.status !== 'confirming'
    ? [
        {
          reference: request.reference,
          id: paymentId,
          status: event.status,
          amount: event.amount,
          currency: event.currency,
          at: event.occurredAt,
        },
      ]
    : [];

const payoutLine = ({ payoutId, reference, amount, currency, event }: KnownPayout): ReportLine[] =>
  event
    ? [{ reference, id: payoutId, status: event.status, amount, currency, at: event.occurredAt }]
    : [];

/** The calls of the first protocol: payments, payouts, daily reports and planned faults. */
export function paymentRoutes(
  app: FastifyInstance,
  options: GatewayRoutesOptions & { secret: string },
): void {
  const { book, payouts, decisions, faults, publicUrl, secret } = options;
  requireSignature(
    app,
    secret,
    (verdict) => new Refusal(verdict === 'stale' ? 'callback_stale' : verdict),
  );
  faults.watch(app);

  const reply = (payment: Payment): { success: true; value: PaymentReply } => {
    const { paymentId, request, status, paid, event, qr, crypto } = payment;
    const { reference, amount, currency } = { ...request, ...paid };
    const paidAt = status === 'paid' && event ? event.occurredAt : null;
    const base = {
      paymentId,
      reference,
      amount,
      currency,
      status,
      paidAt,
      payUrl: `${publicUrl}/pay/${paymentId}`,
    };
    return {
      success: true,
      value: { ...base, ...(qr !== undefined && { qr }), ...(crypto && { crypto }) },
    };
  };
  const payoutReply = ({
    request: _,
    event: __,
    ...payout
  }: KnownPayout): { success: true; value: Payout } => ({
    success: true,
    value: payout,
  });

  app.post('/v1/payments', async (request) => {
    const { payment, isNew } = book.open(parseRequest(jsonBody(request)));
    if (isNew) decisions.watchExpiry(payment);
    return reply(payment);
  });

  app.get<{ Params: { reference: string } }>('/v1/payments/:reference', async ({ params }) => {
    const payment = book.byReference(dialect, params.reference);
    if (!payment) throw new Refusal('payment_not_found');
    return reply(payment);
  });

  app.post('/v1/payouts', async (request) => {
    const wish = readInput(createPayoutRequest, jsonBody(request));
    checkAddresses({ webhookUrl: wish.webhookUrl });
    return payoutReply(payouts.open({ ...wish, dialect }));
  });

  app.get<{ Params: { reference: string } }>('/v1/payouts/:reference', async ({ params }) => {
    const payout = payouts.byReference(dialect, params.reference);
    if (!payout) throw new Refusal('payment_not_found');
    return payoutReply(payout);
  });

  app.get<{ Params: { day: string } }>('/v1/reports/:day', async ({ params }) => {
    const day = readInput(z.iso.date(), params.day);
    const value: DayReport = {
      day,
      payments: book.endedOn(dialect, day).flatMap(endLine),
      payouts: payouts.endedOn(dialect, day).flatMap(payoutLine),
    };
    return { success: true, value };
  });

  app.post('/v1/faults', { config: { planned: true } }, async (request) => {
    const { fault, calls, method } = readInput(plan, jsonBody(request));
    faults.plan(fault, calls, method);
    return { success: true, value: {} };
  });
}
