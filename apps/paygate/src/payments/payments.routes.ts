import { createPaymentRequest, type Payment as PaymentReply } from '@lantern/contracts/payment-gateway';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { jsonBody, requireSignature } from '../http/signed.ts';
import { Refusal } from '../refusal.ts';
import type { Decisions } from './decisions.ts';
import type { Payment, PaymentRequest } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';

export interface PaymentRoutesOptions {
  readonly book: PaymentBook;
  readonly decisions: Decisions;
  readonly secret: string;
  readonly publicUrl: string;
}

/** The addresses become links and calls, so only the web's own schemes will do. */
const webAddress = /^https?:\/\//i;

function sentenceFor(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `The field ${issue.keys.join(', ')} is not known.`;
  const field = issue?.path.map(String).join('.');
  return field ? `The field ${field} is missing or wrong.` : 'The body is no object.';
}

function parseRequest(body: unknown): PaymentRequest {
  const parsed = z.safeParse(createPaymentRequest, body);
  if (!parsed.success) throw new Refusal('invalid_input', sentenceFor(parsed.error.issues[0]));
  const request = parsed.data;
  for (const name of ['returnUrl', 'webhookUrl'] as const)
    if (!webAddress.test(request[name])) throw new Refusal('invalid_input', `The field ${name} is no web address.`);
  if (Number.isNaN(Date.parse(request.expiresAt)))
    throw new Refusal('invalid_input', 'The field expiresAt is no point in time.');
  return request;
}

/** The calls of the site: opening a payment, and asking for one. */
export function paymentRoutes(
  app: FastifyInstance,
  { book, decisions, secret, publicUrl }: PaymentRoutesOptions,
): void {
  requireSignature(app, secret);

  const reply = ({ paymentId, request, status, paid, event }: Payment): { success: true; value: PaymentReply } => {
    const { reference, amount, currency } = request;
    const payUrl = `${publicUrl}/pay/${paymentId}`;
    const paidAt = status === 'paid' && event ? event.occurredAt : null;
    return { success: true, value: { paymentId, reference, amount: paid ?? amount, currency, status, paidAt, payUrl } };
  };

  app.post('/v1/payments', async (request) => {
    const { payment, isNew } = book.open(parseRequest(jsonBody(request)));
    if (isNew) decisions.watchExpiry(payment);
    return reply(payment);
  });

  app.get<{ Params: { reference: string } }>('/v1/payments/:reference', async ({ params }) => {
    const payment = book.byReference(params.reference);
    if (!payment) throw new Refusal('payment_not_found');
    return reply(payment);
  });
}
