import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, currency } from './money.ts';
import { instant, webUrl } from './wire.ts';

/**
 * The first of three protocols that the stand-in gateway speaks, one for each way in which real
 * gateways prove who is speaking. Here every call and every webhook is signed with a time over
 * method, path and raw body (packages/signing), with the same shared key in both directions. Site →
 * gateway: `POST /v1/payments`, `GET /v1/payments/:reference`, the same for `/v1/payouts`, and `GET
 * /v1/reports/:day`; gateway → site: the webhooks below.
 */

/** Our reference of a deposit, such as `D-7K2M9Q4W`, or of a withdrawal. */
export const gatewayReference = z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/));
export const gatewayId = z.string().check(z.regex(/^[A-Za-z0-9_-]{4,64}$/));

export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'expired']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

const confirmations = z.strictObject({ seen: z.number(), needed: z.number() });

/** Body of `POST /v1/payments`; the same reference asked for again gives the same payment. */
export const createPaymentRequest = z.strictObject({
  reference: gatewayReference,
  amount,
  currency,
  description: z.string().check(z.maxLength(140)),
  /** How the payer is to pay: on the gateway's page unless another way is asked for. */
  way: z.optional(z.enum(['page', 'qr', 'crypto'])),
  /** Where the payer's browser goes afterwards. */
  returnUrl: z.url(),
  webhookUrl: z.url(),
  expiresAt: instant,
});

/** What both calls of the gateway answer. */
export const payment = z.strictObject({
  paymentId: gatewayId,
  reference: gatewayReference,
  amount,
  currency,
  status: paymentStatus,
  /** When it was paid; null unless it is. */
  paidAt: z.nullable(instant),
  /** The gateway's page for the payer. */
  payUrl: webUrl,
  /** The text of the QR code, where one was asked for. */
  qr: z.optional(z.string()),
  /** Where to send coins, where that was asked for. */
  crypto: z.optional(
    z.strictObject({
      coin: z.string(),
      network: z.string(),
      address: z.string(),
      coins: z.string(),
      confirmations,
    }),
  ),
});
export type Payment = z.infer<typeof payment>;

/** What a webhook tells. `eventId` names the event: a repeated delivery has the same one. */
export const paymentEvent = z.strictObject({
  eventId: gatewayId,
  paymentId: gatewayId,
  reference: gatewayReference,
  /** `confirming`: coins were seen on the chain, and are not certain yet. */
  status: z.enum(['confirming', 'paid', 'failed', 'expired']),
  amount,
  currency,
  /** When the payment came to be so, however late that is told. */
  occurredAt: instant,
  confirmations: z.optional(confirmations),
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

const payoutStatus = z.enum(['pending', 'paid', 'failed']);

/** Body of `POST /v1/payouts`; the same reference asked for again gives the same payout. */
export const createPayoutRequest = z.strictObject({
  reference: gatewayReference,
  amount,
  currency,
  bankCode: z.string().check(z.maxLength(32)),
  accountNumber: z.string().check(z.maxLength(64)),
  holderName: z.string().check(z.maxLength(140)),
  description: z.string().check(z.maxLength(140)),
  webhookUrl: z.url(),
});

/** What both calls about payouts answer. */
export const payout = z.strictObject({
  payoutId: gatewayId,
  reference: gatewayReference,
  amount,
  currency,
  status: payoutStatus,
});
export type Payout = z.infer<typeof payout>;

/** What a webhook tells of a payout. */
export const payoutEvent = z.strictObject({
  eventId: gatewayId,
  ...payout.shape,
  status: z.enum(['paid', 'failed']),
  occurredAt: instant,
});
export type PayoutEvent = z.infer<typeof payoutEvent>;

/** A line of a day's report: what came to its end on that day, in UTC. */
export const reportLine = z.strictObject({
  reference: gatewayReference,
  id: gatewayId,
  status: z.enum(['paid', 'failed', 'expired']),
  amount,
  currency,
  at: instant,
});
export type ReportLine = z.infer<typeof reportLine>;

/** What `GET /v1/reports/:day` answers. */
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
  summary:
    'Takes a payment gateway’s word on a payment. Answers success for every event that it has understood.',
  access: 'gateway',
  body: paymentEvent,
  value: received,
  refusals: ['deposit_not_found', 'transaction_mismatch'],
});

export const payoutWebhook = endpoint({
  name: 'payoutWebhook',
  method: 'POST',
  path: '/pay/:gateway/payout',
  summary: 'Takes a payment gateway’s word on a payout.',
  access: 'gateway',
  body: payoutEvent,
  value: received,
  refusals: ['withdrawal_not_found'],
});
