import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { gatewayReference } from './payment-gateway.ts';

/**
 * The second protocol of the stand-in gateway, of the kind that many banks' gateways speak: flat
 * fields, sorted by name, with an HMAC-SHA512 over all of them in the field `secureHash`
 * (`signFields` in packages/signing). The payer's browser brings the payment to the gateway in the
 * signed address of its page (`GET /fields/pay`); the gateway tells how it ended by an instant
 * payment notification (IPN), a GET that has to be answered with a code. Site → gateway besides:
 * `POST /fields/query`, `POST /fields/report`. Amounts are hundredths of the major unit, whatever
 * the currency's own minor unit is; times are `yyyyMMddHHmmss` in UTC.
 */

const field = (shape: RegExp) => z.string().check(z.regex(shape));
const merchant = field(/^[A-Z0-9]{4,16}$/);
const hundredths = field(/^[1-9][0-9]{0,17}$/);
const moment = field(/^\d{14}$/);
const transactionNo = field(/^[A-Za-z0-9_-]{4,64}$/);
const secureHash = field(/^[0-9a-f]{128}$/i);
const money = { amount: hundredths, currency: field(/^[A-Z]{3,5}$/) };

/** What stands in the address of the gateway's page. */
export const fieldPayLink = z.strictObject({
  merchant,
  reference: gatewayReference,
  ...money,
  description: z.string().check(z.maxLength(140)),
  returnUrl: z.url(),
  ipnUrl: z.url(),
  createDate: moment,
  expireDate: moment,
  secureHash,
});

/** How a payment ended: `00` paid, `11` expired, `24` given up by the payer or refused. */
export const ipn = z.strictObject({
  merchant,
  reference: gatewayReference,
  transactionNo,
  ...money,
  responseCode: z.enum(['00', '11', '24']),
  payDate: moment,
  secureHash,
});
export type Ipn = z.infer<typeof ipn>;

/** Body of `POST /fields/query`. */
export const fieldQuery = z.strictObject({
  requestId: gatewayReference,
  merchant,
  reference: gatewayReference,
  createDate: moment,
  secureHash,
});

/**
 * Its answer: `91` knows no such payment, and has nothing but the first two fields. `requestId`
 * says what it is the answer to.
 */
export const fieldState = z.strictObject({
  requestId: gatewayReference,
  responseCode: z.enum(['00', '91']),
  reference: z.optional(gatewayReference),
  transactionNo: z.optional(transactionNo),
  /** `00` paid, `01` open, `02` given up or refused, `03` expired. */
  transactionStatus: z.optional(z.enum(['00', '01', '02', '03'])),
  amount: z.optional(hundredths),
  currency: z.optional(money.currency),
  payDate: z.optional(moment),
  secureHash,
});

/** Body of `POST /fields/report`; `day` is `yyyyMMdd`. */
export const fieldReportQuery = z.strictObject({
  requestId: gatewayReference,
  merchant,
  day: field(/^\d{8}$/),
  createDate: moment,
  secureHash,
});

/** Its answer: a line a payment, `reference,transactionNo,responseCode,amount,currency,payDate`. */
export const fieldReport = z.strictObject({
  requestId: gatewayReference,
  lines: z.string(),
  secureHash,
});

/** What a notification is answered with; the gateway repeats it until it gets `00` or `02`. */
export const ipnAnswer = z.strictObject({ RspCode: z.string(), Message: z.string() });

const answers = {
  confirmed: { RspCode: '00', Message: 'Confirmed' },
  notFound: { RspCode: '01', Message: 'Order not found' },
  repeated: { RspCode: '02', Message: 'Order already confirmed' },
  otherAmount: { RspCode: '04', Message: 'Invalid amount' },
  badHash: { RspCode: '97', Message: 'Invalid checksum' },
  unknown: { RspCode: '99', Message: 'Unknown error' },
} as const satisfies Record<string, z.infer<typeof ipnAnswer>>;
export const ipnAnswers = answers;

const byRefusal: Partial<Record<ErrorCode, z.infer<typeof ipnAnswer>>> = {
  deposit_not_found: answers.notFound,
  unknown_gateway: answers.notFound,
  transaction_mismatch: answers.otherAmount,
  bad_signature: answers.badHash,
};

export const paymentIpn = endpoint({
  name: 'paymentIpn',
  method: 'GET',
  path: '/pay/:gateway/ipn',
  summary:
    'Takes a payment gateway’s notification on a payment, and answers it in the gateway’s own codes.',
  access: 'gateway',
  foreign: { refused: (code) => byRefusal[code] ?? answers.unknown },
  query: ipn,
  value: ipnAnswer,
  refusals: ['deposit_not_found', 'transaction_mismatch'],
});
