import { withdrawalStatuses } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictureUpload } from './help.ts';
import { amount, amountOrZero, currency, signedAmount, sumOrZero } from './money.ts';
import { bankAccount } from './profile.ts';
import { string } from './strings.ts';
import { id, instant, page, paging, secret } from './wire.ts';

export const withdrawalStatus = z.enum(withdrawalStatuses);

/** Obstacles to any withdrawal, regardless of the amount. */
export const withdrawalObstacles = [
  'member_in_debt',
  'owed_to_downline',
  'turnover_not_met',
  'winnings_held',
  'withdrawal_limit_reached',
] as const;

export const withdrawalTerms = endpoint({
  name: 'withdrawalTerms',
  method: 'GET',
  path: '/wps/cash/withdrawals/terms',
  summary: 'Returns how much the member can withdraw, to which accounts, with fee and usual time.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    balance: signedAmount,
    /** The amount held by pending withdrawals. */
    held: sumOrZero,
    /** The maximum of a withdrawal now; zero below the minimum or with an obstacle. */
    most: sumOrZero,
    /** The first obstacle; null without one. */
    obstacle: z.nullable(z.enum(withdrawalObstacles)),
    minimum: amount,
    maximum: amount,
    /** The remaining daily limits. */
    today: z.strictObject({ countLeft: z.number(), sumLeft: sumOrZero }),
    /** Free while `freeLeft` is above zero; then `fixed` plus `basisPoints` (1/100 %). */
    fee: z.strictObject({ freeLeft: z.number(), fixed: amountOrZero, basisPoints: z.number() }),
    /** The wagering requirement since it was last met, and what is left of it. */
    turnover: z.strictObject({ left: sumOrZero, required: sumOrZero }),
    accounts: z.array(bankAccount),
    /** Whether the member has a payment password. */
    paymentPassword: z.boolean(),
    /** When a reset payment password may move money; null if at once. */
    paymentPasswordUsableAt: z.nullable(instant),
    /** Usual minutes of review and payout, and minutes until automatic receipt. */
    reviewMinutes: z.number(),
    payoutMinutes: z.number(),
    autoReceiveMinutes: z.number(),
  }),
  refusals: [],
});

const withdrawal = z.strictObject({
  /** The reference, such as `W-7K2M9Q4W`. */
  reference: string(),
  /** The amount debited; the payout is this minus the fee. */
  amount,
  fee: amountOrZero,
  payout: amount,
  currency,
  status: withdrawalStatus,
  account: z.strictObject({
    bankName: string(),
    /** The number with all but its last four digits masked. */
    accountNumber: string(),
    holderName: string(),
  }),
  requestedAt: instant,
  /** The usual payout time; null once paid or ended. */
  expectedBy: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** The time of automatic receipt; null unless it waits for the member's confirmation. */
  confirmBy: z.nullable(instant),
  /** The received part, as reported by the member; null without a report. */
  received: z.nullable(amountOrZero),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** Who took a step. */
export const withdrawalActors = ['member', 'staff', 'system', 'gateway'] as const;

const step = z.strictObject({
  at: instant,
  /** `held`: staff put it on hold. */
  status: z.enum([...withdrawalStatuses, 'held']),
  by: z.enum(withdrawalActors),
  /** The staff's remark. */
  reason: z.nullable(string()),
});
export type WithdrawalEvent = z.infer<typeof step>;

const withdrawalDetail = z.extend(withdrawal, {
  /** Oldest first. */
  timeline: z.array(step),
  /** Addresses of the member's pictures, valid for a while. */
  proofs: z.array(string()),
});
export type WithdrawalDetail = z.infer<typeof withdrawalDetail>;

export const withdrawalReference = string().check(z.regex(/^W-[2-9A-HJ-NP-Z]{8}$/));
const named = { reference: withdrawalReference };

export const requestWithdrawal = endpoint({
  name: 'requestWithdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals',
  summary:
    'Requests a withdrawal to a bank account. The amount is held until it is paid or returned.',
  access: 'member',
  sealed: true,
  movesMoney: true,
  limit: { calls: 30, seconds: 3600 },
  body: z.strictObject({
    account: id,
    amount,
    currency,
    /** The fee shown to the member; a different fee is refused. */
    fee: amountOrZero,
    paymentPassword: secret,
  }),
  value: withdrawal,
  refusals: [
    'wrong_currency',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_waiting',
    'bank_account_not_found',
    'bank_account_waiting',
    'holder_name_mismatch',
    'amount_out_of_range',
    'member_in_debt',
    'owed_to_downline',
    'turnover_not_met',
    'winnings_held',
    'withdrawal_limit_reached',
    'withdrawal_fee_changed',
    'insufficient_funds',
    'purse_frozen',
  ],
});

export const withdrawals = endpoint({
  name: 'withdrawals',
  method: 'GET',
  path: '/wps/cash/withdrawals',
  summary: 'Lists the member’s withdrawals, newest first.',
  access: 'member',
  passive: true,
  query: z.strictObject(paging(10)),
  value: page(withdrawal),
  refusals: [],
});

export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  method: 'GET',
  path: '/wps/cash/withdrawals/detail',
  summary: 'Returns one of the member’s withdrawals with its timeline.',
  access: 'member',
  passive: true,
  query: z.strictObject(named),
  value: withdrawalDetail,
  refusals: ['withdrawal_not_found'],
});

export const cancelWithdrawal = endpoint({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals/cancel',
  summary: 'Cancels a withdrawal before it is decided; the money returns to the wallet.',
  access: 'member',
  movesMoney: true,
  body: z.strictObject(named),
  value: withdrawalDetail,
  refusals: ['withdrawal_not_found', 'withdrawal_not_cancellable'],
});

export const receiveWithdrawal = endpoint({
  name: 'receiveWithdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals/received',
  summary: 'Confirms that a payout arrived.',
  access: 'member',
  body: z.strictObject(named),
  value: withdrawalDetail,
  refusals: ['withdrawal_not_found', 'withdrawal_not_confirmable'],
});

export const disputeWithdrawal = endpoint({
  name: 'disputeWithdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals/dispute',
  summary: 'Disputes a payout that did not arrive, with pictures, or arrived only in part.',
  access: 'member',
  upload: pictureUpload,
  limit: { calls: 10, seconds: 600 },
  body: z.strictObject({
    ...named,
    /** The received and missing amounts; together they are the payout. */
    received: amountOrZero,
    remaining: amount,
  }),
  value: withdrawalDetail,
  refusals: [
    'withdrawal_not_found',
    'withdrawal_not_confirmable',
    'amount_out_of_range',
    'file_missing',
    'file_type_not_allowed',
    'picture_too_large',
  ],
});
