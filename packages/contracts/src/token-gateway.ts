import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency } from './money.ts';
import { gatewayId, gatewayReference, paymentStatus } from './payment-gateway.ts';
import { string, url } from './strings.ts';
import { instant, webUrl } from './wire.ts';

/**
 * The stand-in gateway's third protocol, the simplest and weakest. The site calls with an API key
 * (basic authentication), and the gateway's callbacks carry a fixed token. Anyone who saw one
 * callback could forge another, so the site ignores its content and fetches the invoice. Site →
 * gateway: `/tokens/invoices`, `/tokens/disbursements`, `/tokens/report`. Amounts are decimal
 * digits in major units.
 */

const decimal = string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/));
const money = { amount: decimal, currency };
const description = string().check(z.maxLength(140));

/** Body of `POST /tokens/invoices`; repeating an external id returns the same invoice. */
export const createInvoice = z.strictObject({
  externalId: gatewayReference,
  ...money,
  description,
  channel: z.enum(['PAGE', 'QR']),
  successUrl: url(),
  callbackUrl: url(),
  expiresAt: instant,
});

/**
 * The reply of `POST /tokens/invoices` and `GET /tokens/invoices/:id`; `GET
 * /tokens/invoices?externalId=` returns a list of it.
 */
export const invoice = z.strictObject({
  id: gatewayId,
  externalId: gatewayReference,
  status: z.enum(['PENDING', 'PAID', 'FAILED', 'EXPIRED']),
  ...money,
  paidAt: z.nullable(instant),
  invoiceUrl: webUrl,
  qrString: z.nullable(string()),
});
export type Invoice = z.infer<typeof invoice>;

/** Body of `POST /tokens/disbursements`. */
export const createDisbursement = z.strictObject({
  externalId: gatewayReference,
  ...money,
  bankCode: string().check(z.maxLength(32)),
  accountNumber: string().check(z.maxLength(64)),
  holderName: string().check(z.maxLength(140)),
  description,
  callbackUrl: url(),
});

export const disbursement = z.strictObject({
  id: gatewayId,
  externalId: gatewayReference,
  status: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  ...money,
});
export type Disbursement = z.infer<typeof disbursement>;

/** A callback; only the id is used. */
export const callbackBody = z.strictObject({
  event: z.enum(['invoice', 'disbursement']),
  id: gatewayId,
  externalId: gatewayReference,
  status: string().check(z.maxLength(32)),
  ...money,
});
export type CallbackBody = z.infer<typeof callbackBody>;

const line = z.strictObject({
  id: gatewayId,
  externalId: gatewayReference,
  status: paymentStatus,
  ...money,
  at: instant,
});

/** The reply of `GET /tokens/report?day=`. */
export const tokenReport = z.strictObject({
  invoices: z.array(line),
  disbursements: z.array(line),
});
export type TokenReport = z.infer<typeof tokenReport>;

export const paymentCallback = endpoint({
  name: 'paymentCallback',
  method: 'POST',
  path: '/pay/:gateway/callback',
  summary: 'Handles a gateway’s callback by asking the gateway for the current state.',
  access: 'gateway',
  body: callbackBody,
  value: z.strictObject({ received: z.literal(true) }),
  refusals: ['deposit_not_found', 'withdrawal_not_found', 'payment_gateway_failed'],
});
