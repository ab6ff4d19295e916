import { depositKinds } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictureUpload } from './help.ts';
import { amount, amountOrZero, currency } from './money.ts';
import { instant, page, paging, webUrl } from './wire.ts';

const kind = z.enum(depositKinds);
const methodCode = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/));
const minutes = z.number();

export const depositMethods = endpoint({
  name: 'depositMethods',
  method: 'GET',
  path: '/wps/cash/deposit/methods',
  summary:
    'The ways to deposit that are open to the member and the member’s rank, with their limits and fees.',
  access: 'member',
  value: z.array(
    z.strictObject({
      method: methodCode,
      /**
       * How it goes on: on the gateway’s own page, by a QR code, by a transfer to an account, or to
       * an address of a chain.
       */
      kind,
      name: z.string(),
      currency,
      minimum: amount,
      maximum: amount,
      presets: z.array(amount),
      /** What the brand keeps of what is paid in; see `depositFee` in packages/rules. */
      fee: z.strictObject({ basisPoints: z.number(), fixed: amountOrZero }),
      /** How long it usually takes until the money is there, and how long there is to pay. */
      usualMinutes: z.strictObject({ from: minutes, to: minutes }),
      expiresInMinutes: minutes,
    }),
  ),
  refusals: [],
});

/** How a deposit is paid. What is not on a page of the gateway is shown on ours. */
export const payInstructions = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('redirect'), payUrl: webUrl }),
  /**
   * The text of an EMV code, such as VietQR or QR Ph, as every banking app of the country reads it.
   */
  z.strictObject({ kind: z.literal('qr'), payload: z.string() }),
  z.strictObject({
    kind: z.literal('bank'),
    bankName: z.string(),
    accountNumber: z.string(),
    holderName: z.string(),
    /** What has to stand in the message of the transfer: the staff find the deposit by it. */
    memo: z.string(),
    /** All of it as an EMV code; null where the country has none for transfers. */
    payload: z.nullable(z.string()),
  }),
  z.strictObject({
    kind: z.literal('crypto'),
    coin: z.string(),
    network: z.string(),
    address: z.string(),
    /** In coins, with a point. */
    coins: z.string(),
    confirmations: z.strictObject({ seen: z.number(), needed: z.number() }),
  }),
]);
export type PayInstructions = z.infer<typeof payInstructions>;

export const depositStatus = z.enum(['created', 'pending', 'paid', 'failed', 'expired', 'review']);
export type DepositStatus = z.infer<typeof depositStatus>;

const deposit = z.strictObject({
  /** Short, for people: `D-7K2M9Q4W`. */
  reference: z.string(),
  method: z.string(),
  kind,
  /** What has arrived, or what was asked for until then. */
  amount,
  /** What the brand keeps of it; the rest is the member’s. */
  fee: amountOrZero,
  currency,
  /**
   * `review`: staff decide. Either the gateway’s word is not what was asked for, or nobody but the
   * staff could tell.
   */
  status: depositStatus,
  /** Null as soon as there is nothing left to pay. */
  instructions: z.nullable(payInstructions),
  createdAt: instant,
  expiresAt: instant,
  /** When the member said to have paid, where it is the member’s to say. */
  declaredAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** Why the staff have turned it down. */
  reason: z.nullable(z.string()),
});
export type Deposit = z.infer<typeof deposit>;

export const depositReference = z.string().check(z.regex(/^D-[2-9A-HJ-NP-Z]{8}$/));

export const createDeposit = endpoint({
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/cash/deposits',
  summary:
    'Asks for a deposit and says how it is paid. The money counts when whoever takes it in confirms it.',
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
    'birthday_required',
    'limit_reached',
  ],
});

export const getDeposit = endpoint({
  name: 'getDeposit',
  method: 'GET',
  path: '/wps/cash/deposits',
  summary: 'One deposit of the member, by its reference.',
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
  summary: 'The member’s deposits, the newest first.',
  access: 'member',
  query: z.strictObject(paging(5)),
  value: page(deposit),
  refusals: [],
});

export const declareDeposit = endpoint({
  name: 'declareDeposit',
  method: 'PUT',
  path: '/wps/cash/deposits/paid',
  summary:
    'Says that a transfer to the brand’s account was made, with pictures that show it. The staff look for it then.',
  access: 'member',
  upload: pictureUpload,
  limit: { calls: 10, seconds: 600 },
  body: z.strictObject({ reference: depositReference }),
  value: deposit,
  refusals: ['deposit_not_found', 'deposit_not_open', 'file_type_not_allowed', 'picture_too_large'],
});
