import { depositKinds } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictureUpload } from './help.ts';
import { amount, amountOrZero, currency } from './money.ts';
import { string } from './strings.ts';
import { instant, page, paging, webUrl } from './wire.ts';

const kind = z.enum(depositKinds);
const methodCode = string().check(z.regex(/^[a-z0-9-]{2,32}$/));
const minutes = z.number();

export const paymentMethods = endpoint({
  name: 'paymentMethods',
  method: 'GET',
  path: '/wps/system/paymentMethods',
  summary: 'Lists the payment methods that the brand offers, for any visitor, in order.',
  access: 'public',
  shared: true,
  value: z.array(z.strictObject({ method: methodCode, name: string() })),
  refusals: [],
});

export const depositMethods = endpoint({
  name: 'depositMethods',
  method: 'GET',
  path: '/wps/cash/deposit/methods',
  summary: 'Lists the payment methods open to the member, with limits, fees and the member’s rank.',
  access: 'member',
  value: z.array(
    z.strictObject({
      method: methodCode,
      /** How it is paid: gateway page, QR code, bank transfer or blockchain address. */
      kind,
      name: string(),
      currency,
      minimum: amount,
      maximum: amount,
      presets: z.array(amount),
      /** The brand's fee; see `depositFee` in packages/rules. */
      fee: z.strictObject({ basisPoints: z.number(), fixed: amountOrZero }),
      /** Usual minutes until the credit, and minutes allowed to pay. */
      usualMinutes: z.strictObject({ from: minutes, to: minutes }),
      expiresInMinutes: minutes,
    }),
  ),
  refusals: [],
});

/** How a deposit is paid. Everything except a gateway page is shown on our page. */
export const payInstructions = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('redirect'), payUrl: webUrl }),
  /** The payload of an EMV QR code, such as VietQR or QR Ph. */
  z.strictObject({ kind: z.literal('qr'), payload: string() }),
  z.strictObject({
    kind: z.literal('bank'),
    bankName: string(),
    accountNumber: string(),
    holderName: string(),
    /** The transfer message by which staff find the deposit. */
    memo: string(),
    /** The transfer as an EMV code; null if the country has none. */
    payload: z.nullable(string()),
  }),
  z.strictObject({
    kind: z.literal('crypto'),
    coin: string(),
    network: string(),
    address: string(),
    /** The amount in coins, with a decimal point. */
    coins: string(),
    confirmations: z.strictObject({ seen: z.number(), needed: z.number() }),
  }),
]);
export type PayInstructions = z.infer<typeof payInstructions>;

export const depositStatus = z.enum(['created', 'pending', 'paid', 'failed', 'expired', 'review']);
export type DepositStatus = z.infer<typeof depositStatus>;

const deposit = z.strictObject({
  /** The reference, such as `D-7K2M9Q4W`. */
  reference: string(),
  method: string(),
  kind,
  /** The received amount; until then the requested one. */
  amount,
  /** The brand's fee; the member gets the rest. */
  fee: amountOrZero,
  currency,
  /**
   * `review`: staff decide, because the gateway's event differs from the request or the method is a
   * bank transfer.
   */
  status: depositStatus,
  /** Null once nothing is left to pay. */
  instructions: z.nullable(payInstructions),
  createdAt: instant,
  expiresAt: instant,
  /** When the member reported the transfer; null if not reported. */
  declaredAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** The reason of a rejection by staff. */
  reason: z.nullable(string()),
});
export type Deposit = z.infer<typeof deposit>;

export const depositReference = string().check(z.regex(/^D-[2-9A-HJ-NP-Z]{8}$/));

export const createDeposit = endpoint({
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/cash/deposits',
  summary:
    'Starts a deposit and returns how to pay. Money is credited when the payment is confirmed.',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({ method: methodCode, amount, currency }),
  value: deposit,
  refusals: [
    'deposit_method_unavailable',
    'amount_out_of_range',
    'wrong_currency',
    'too_many_open_deposits',
    'payment_gateway_failed',
    'member_excluded',
    'purse_frozen',
    'birthday_required',
    'limit_reached',
  ],
});

export const getDeposit = endpoint({
  name: 'getDeposit',
  method: 'GET',
  path: '/wps/cash/deposits',
  summary: 'Returns one of the member’s deposits by reference.',
  access: 'member',
  passive: true,
  query: z.strictObject({ reference: depositReference }),
  value: deposit,
  refusals: ['deposit_not_found'],
});

export const recentDeposits = endpoint({
  name: 'recentDeposits',
  method: 'GET',
  path: '/wps/cash/deposits/recent',
  summary: 'Lists the member’s deposits, newest first.',
  access: 'member',
  query: z.strictObject(paging(5)),
  value: page(deposit),
  refusals: [],
});

export const declareDeposit = endpoint({
  name: 'declareDeposit',
  method: 'PUT',
  path: '/wps/cash/deposits/paid',
  summary: 'Reports a transfer to the brand’s account, with pictures, so that staff look for it.',
  access: 'member',
  upload: pictureUpload,
  limit: { calls: 10, seconds: 600 },
  body: z.strictObject({ reference: depositReference }),
  value: deposit,
  refusals: ['deposit_not_found', 'deposit_not_open', 'file_type_not_allowed', 'picture_too_large'],
});
