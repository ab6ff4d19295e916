import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency } from './money.ts';
import { gatewayId, gatewayReference, paymentStatus } from './payment-gateway.ts';
import { instant, webUrl } from './wire.ts';

/**
 * The third protocol of the stand-in gateway, of the kind that is easiest to call and proves least:
 * the site calls with an API key (basic authentication), and the gateway's callbacks carry a token
 * that never changes. Whoever has seen one callback could send another, so what a callback says is
 * not believed: the site asks the gateway for the invoice and goes by that. Site → gateway:
 * `/tokens/invoices`, `/tokens/disbursements`, `/tokens/report`. Amounts are decimal digits in
 * major units.
 */

const decimal = z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/));
const money = { amount: decimal, currency };
const description = z.string().check(z.maxLength(140));

/** Body of `POST /tokens/invoices`; the same external id asked for again gives the same invoice. */
export const createInvoice = z.strictObject({
  externalId: gatewayReference,
  ...money,
  description,
  channel: z.enum(['PAGE', 'QR']),
  successUrl: z.url(),
  callbackUrl: z.url(),
  expiresAt: instant,
});

/**
 * What `POST /tokens/invoices` and `GET /tokens/invoices/:id` answer, and `GET
 * /tokens/invoices?externalId=` in a list.
 */
export const invoice = z.strictObject({
  id: gatewayId,
  externalId: gatewayReference,
  status: z.enum(['PENDING', 'PAID', 'FAILED', 'EXPIRED']),
  ...money,
  paidAt: z.nullable(instant),
  invoiceUrl: webUrl,
  qrString: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoice>;

/** Body of `POST /tokens/disbursements`. */
export const createDisbursement = z.strictObject({
  externalId: gatewayReference,
  ...money,
  bankCode: z.string().check(z.maxLength(32)),
  accountNumber: z.string().check(z.maxLength(64)),
  holderName: z.string().check(z.maxLength(140)),
  description,
  callbackUrl: z.url(),
});

export const disbursement = z.strictObject({
  id: gatewayId,
  externalId: gatewayReference,
  status: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  ...money,
});
export type Disbursement = z.infer<typeof disbursement>;

/** What a callback says; nothing of it but the id is used. */
export const callbackBody = z.strictObject({
  event: z.enum(['invoice', 'disbursement']),
  id: gatewayId,
  externalId: gatewayReference,
  status: z.string().check(z.maxLength(32)),
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

/** What `GET /tokens/report?day=` answers. */
export const tokenReport = z.strictObject({
  invoices: z.array(line),
  disbursements: z.array(line),
});
export type TokenReport = z.infer<typeof tokenReport>;

export const paymentCallback = endpoint({
  name: 'paymentCallback',
  method: 'POST',
  path: '/pay/:gateway/callback',
  summary: 'Hears from a payment gateway that something has changed, and asks it what that is.',
  access: 'gateway',
  body: callbackBody,
  value: z.strictObject({ received: z.literal(true) }),
  refusals: ['deposit_not_found', 'withdrawal_not_found', 'payment_gateway_failed'],
});
