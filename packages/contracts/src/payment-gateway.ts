import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, currency } from './money.ts';
import { string, url } from './strings.ts';
import { instant, webUrl } from './wire.ts';

/**
 * The first of the stand-in gateway's three protocols, one for each common way to authenticate.
 * Every call and webhook is signed with a time over method, path and raw body (packages/signing),
 * with one shared key. Site → gateway: `POST /v1/payments`, `GET /v1/payments/:reference`, the same
 * for `/v1/payouts`, and `GET /v1/reports/:day`. Gateway → site: the webhooks below.
 */

/** Our reference of a deposit, such as `D-7K2M9Q4W`, or of a withdrawal. */
export const gatewayReference = string().check(z.regex(/^[A-Z0-9-]{4,32}$/));
export const gatewayId = string().check(z.regex(/^[A-Za-z0-9_-]{4,64}$/));

export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'expired']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

const confirmations = z.strictObject({
  seen: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  needed: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});

/** Body of `POST /v1/payments`; repeating a reference returns the same payment. */
export const createPaymentRequest = z.strictObject({
  reference: gatewayReference,
  amount,
  currency,
  description: string().check(z.maxLength(140)),
  /** How the payer pays; the gateway's page by default. */
  way: z.optional(z.enum(['page', 'qr', 'crypto'])),
  /** The return address of the payer's browser. */
  returnUrl: url(),
  webhookUrl: url(),
  expiresAt: instant,
});

/** The reply of both payment calls. */
export const payment = z.strictObject({
  paymentId: gatewayId,
  reference: gatewayReference,
  amount,
  currency,
  status: paymentStatus,
  /** When it was paid; null before. */
  paidAt: z.nullable(instant),
  /** The gateway's page for the payer. */
  payUrl: webUrl,
  /** The QR code's payload, if requested. */
  qr: z.optional(string()),
  /** The blockchain address, if requested. */
  crypto: z.optional(
    z.strictObject({
      coin: string(),
      network: string(),
      address: string(),
      coins: string(),
      confirmations,
    }),
  ),
});
export type Payment = z.infer<typeof payment>;

/** A payment webhook. `eventId` identifies the event across repeated deliveries. */
export const paymentEvent = z.strictObject({
  eventId: gatewayId,
  paymentId: gatewayId,
  reference: gatewayReference,
  /** `confirming`: coins were seen on the chain without enough confirmations. */
  status: z.enum(['confirming', 'paid', 'failed', 'expired']),
  amount,
  currency,
  /** When the payment changed, however late the webhook arrives. */
  occurredAt: instant,
  confirmations: z.optional(confirmations),
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

const payoutStatus = z.enum(['pending', 'paid', 'failed']);

/** Body of `POST /v1/payouts`; repeating a reference returns the same payout. */
export const createPayoutRequest = z.strictObject({
  reference: gatewayReference,
  amount,
  currency,
  bankCode: string().check(z.maxLength(32)),
  accountNumber: string().check(z.maxLength(64)),
  holderName: string().check(z.maxLength(140)),
  description: string().check(z.maxLength(140)),
  webhookUrl: url(),
});

/** The reply of both payout calls. */
export const payout = z.strictObject({
  payoutId: gatewayId,
  reference: gatewayReference,
  amount,
  currency,
  status: payoutStatus,
});
export type Payout = z.infer<typeof payout>;

/** A payout webhook. */
export const payoutEvent = z.strictObject({
  eventId: gatewayId,
  ...payout.shape,
  status: z.enum(['paid', 'failed']),
  occurredAt: instant,
});
export type PayoutEvent = z.infer<typeof payoutEvent>;

/** A line of a daily report: a payment or payout that ended on that day (UTC). */
export const reportLine = z.strictObject({
  reference: gatewayReference,
  id: gatewayId,
  status: z.enum(['paid', 'failed', 'expired']),
  amount,
  currency,
  at: instant,
});
export type ReportLine = z.infer<typeof reportLine>;

/** The reply of `GET /v1/reports/:day`. */
export const dayReport = z.strictObject({
  day: z.iso.date(),
  payments: z.array(reportLine),
  payouts: z.array(reportLine),
});
export type DayReport = z.infer<typeof dayReport>;

const received = z.strictObject({ received: z.literal(true) });

export const paymentWebhook = endpoint({
  name: 'paymentWebhook',
  method: 'POST',
  path: '/pay/:gateway/webhook',
  summary: 'Handles a gateway’s payment event. Answers success for every event it could read.',
  access: 'gateway',
  body: paymentEvent,
  value: received,
  refusals: ['deposit_not_found', 'transaction_mismatch'],
});

export const payoutWebhook = endpoint({
  name: 'payoutWebhook',
  method: 'POST',
  path: '/pay/:gateway/payout',
  summary: 'Handles a gateway’s payout event.',
  access: 'gateway',
  body: payoutEvent,
  value: received,
  refusals: ['withdrawal_not_found'],
});
