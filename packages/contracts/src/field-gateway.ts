import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { gatewayReference } from './payment-gateway.ts';
import { string, url } from './strings.ts';

/**
 * The stand-in gateway's second protocol, as many bank gateways use it: flat fields, sorted by
 * name, with an HMAC-SHA512 over all of them in `secureHash` (`signFields` in packages/signing).
 * The payer's browser opens the signed address of the gateway's page (`GET /fields/pay`). The
 * gateway reports the result by an instant payment notification (IPN), a GET answered with a code.
 * Site → gateway: `POST /fields/query`, `POST /fields/report`. Amounts are hundredths of the major
 * unit, whatever the currency's minor unit; times are `yyyyMMddHHmmss` in UTC.
 */

const field = (shape: RegExp) => string().check(z.regex(shape));
const merchant = field(/^[A-Z0-9]{4,16}$/);
const hundredths = field(/^[1-9][0-9]{0,17}$/);
const moment = field(/^\d{14}$/);
const transactionNo = field(/^[A-Za-z0-9_-]{4,64}$/);
const secureHash = field(/^[0-9a-f]{128}$/i);
const money = { amount: hundredths, currency: field(/^[A-Z]{3,5}$/) };

/** The query of the gateway's page. */
export const fieldPayLink = z.strictObject({
  merchant,
  reference: gatewayReference,
  ...money,
  description: string().check(z.maxLength(140)),
  returnUrl: url(),
  ipnUrl: url(),
  createDate: moment,
  expireDate: moment,
  secureHash,
});

/** The result of a payment: `00` paid, `11` expired, `24` cancelled or declined. */
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
 * The reply: `91` means unknown and has only the first two fields. `requestId` repeats the
 * request's.
 */
export const fieldState = z.strictObject({
  requestId: gatewayReference,
  responseCode: z.enum(['00', '91']),
  reference: z.optional(gatewayReference),
  transactionNo: z.optional(transactionNo),
  /** `00` paid, `01` open, `02` cancelled or declined, `03` expired. */
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

/**
 * The reply: one line per payment, `reference,transactionNo,responseCode,amount,currency,payDate`.
 */
export const fieldReport = z.strictObject({
  requestId: gatewayReference,
  lines: string(),
  secureHash,
});

/** The reply to a notification; the gateway repeats it until it gets `00` or `02`. */
export const ipnAnswer = z.strictObject({ RspCode: string(), Message: string() });

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
  summary: 'Handles a gateway’s payment notification; answers with the gateway’s own codes.',
  access: 'gateway',
  foreign: { refused: ({ code }) => byRefusal[code] ?? answers.unknown },
  query: ipn,
  value: ipnAnswer,
  refusals: ['deposit_not_found', 'transaction_mismatch'],
});
