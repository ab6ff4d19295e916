import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, currency } from './money.ts';
import { instant, webUrl } from './wire.ts';

/**
 * The protocol of the payment gateway that the repository ships as a stand-in. Site → gateway: `POST /v1/payments` and
 * `GET /v1/payments/:reference`; gateway → site: the webhook below. Both directions are signed over method, path and raw
 * body (packages/signing) with the same shared key.
 */

/** Our reference of a deposit, such as `D-7K2M9Q4W`. */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/));
const paymentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{4,64}$/));

export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'expired']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Body of `POST /v1/payments`; the same reference asked for again gives the same payment. */
export const createPaymentRequest = z.strictObject({
  reference,
  amount,
  currency,
  description: z.string().check(z.maxLength(140)),
  /** Where the payer's browser goes afterwards. */
  returnUrl: z.url(),
  webhookUrl: z.url(),
  expiresAt: instant,
});

/** What both calls of the gateway answer. */
export const payment = z.strictObject({
  paymentId,
  reference,
  amount,
  currency,
  status: paymentStatus,
  /** When it was paid; null unless it is. */
  paidAt: z.nullable(instant),
  /** The gateway's page for the payer. */
  payUrl: webUrl,
});
export type Payment = z.infer<typeof payment>;

/** What a webhook tells. `eventId` names the event: a repeated delivery has the same one. */
export const paymentEvent = z.strictObject({
  eventId: paymentId,
  paymentId,
  reference,
  status: z.enum(['paid', 'failed', 'expired']),
  amount,
  currency,
  /** When the payment came to be so, however late that is told. */
  occurredAt: instant,
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

export const paymentWebhook = endpoint({
  name: 'paymentWebhook',
  method: 'POST',
  path: '/pay/:gateway/webhook',
  summary: 'Takes a payment gateway’s word on a payment. Answers success for every event that it has understood.',
  access: 'gateway',
  body: paymentEvent,
  value: z.strictObject({ received: z.literal(true) }),
  refusals: ['deposit_not_found', 'transaction_mismatch'],
});
