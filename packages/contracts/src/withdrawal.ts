import { withdrawalStatuses } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictureUpload } from './help.ts';
import { amount, amountOrZero, currency, signedAmount, sumOrZero } from './money.ts';
import { bankAccount } from './profile.ts';
import { id, instant, page, paging, secret } from './wire.ts';

export const withdrawalStatus = z.enum(withdrawalStatuses);

/** What can be in the way of any withdrawal, whatever its amount. */
export const withdrawalObstacles = [
  'member_in_debt',
  'turnover_not_met',
  'withdrawal_limit_reached',
] as const;

export const withdrawalTerms = endpoint({
  name: 'withdrawalTerms',
  method: 'GET',
  path: '/wps/cash/withdrawals/terms',
  summary: 'What the member can take out now, to where, what it costs and how long it takes.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    balance: signedAmount,
    /** What other withdrawals hold at the moment. */
    held: sumOrZero,
    /**
     * The most that a withdrawal can be of now; zero where it is less than the minimum or something
     * is in the way.
     */
    most: sumOrZero,
    /** The first thing that is in the way; null where nothing is. */
    obstacle: z.nullable(z.enum(withdrawalObstacles)),
    minimum: amount,
    maximum: amount,
    /** What is left of the day's limits. */
    today: z.strictObject({ countLeft: z.number(), sumLeft: sumOrZero }),
    /**
     * A withdrawal costs nothing while `freeLeft` is above zero, and then `fixed` and `basisPoints`
     * (hundredths of a percent).
     */
    fee: z.strictObject({ freeLeft: z.number(), fixed: amountOrZero, basisPoints: z.number() }),
    /**
     * What has to be staked before money may leave, since the last time that nothing was left to
     * do.
     */
    turnover: z.strictObject({ left: sumOrZero, required: sumOrZero }),
    accounts: z.array(bankAccount),
    /** Whether the member has a payment password. */
    paymentPassword: z.boolean(),
    /**
     * One that was set in the place of a forgotten one waits until then; null where it does not.
     */
    paymentPasswordUsableAt: z.nullable(instant),
    /** How long staff and banks usually take, and after how long a payout counts as received. */
    reviewMinutes: z.number(),
    payoutMinutes: z.number(),
    autoReceiveMinutes: z.number(),
  }),
  refusals: [],
});

const withdrawal = z.strictObject({
  /** Short, for people: `W-7K2M9Q4W`. */
  reference: z.string(),
  /** What left the wallet; the payout is this without the fee. */
  amount,
  fee: amountOrZero,
  payout: amount,
  currency,
  status: withdrawalStatus,
  account: z.strictObject({
    bankName: z.string(),
    /** All but its last four digits are dots. */
    accountNumber: z.string(),
    holderName: z.string(),
  }),
  requestedAt: instant,
  /** When it is usually paid by; null as soon as it is, and where it never will be. */
  expectedBy: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** From then on it counts as received; null unless it waits for the member's word. */
  confirmBy: z.nullable(instant),
  /** What arrived of the payout, by the member's word; null where there is none. */
  received: z.nullable(amountOrZero),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** Who has taken a step. */
export const withdrawalActors = ['member', 'staff', 'system', 'gateway'] as const;

const step = z.strictObject({
  at: instant,
  /** `held`: staff have put it aside for a while. */
  status: z.enum([...withdrawalStatuses, 'held']),
  by: z.enum(withdrawalActors),
  /** What the staff say about it. */
  reason: z.nullable(z.string()),
});
export type WithdrawalEvent = z.infer<typeof step>;

const withdrawalDetail = z.extend(withdrawal, {
  /** The oldest first. */
  timeline: z.array(step),
  /** Addresses of the pictures that the member has sent, each good for a while. */
  proofs: z.array(z.string()),
});
export type WithdrawalDetail = z.infer<typeof withdrawalDetail>;

export const withdrawalReference = z.string().check(z.regex(/^W-[2-9A-HJ-NP-Z]{8}$/));
const named = { reference: withdrawalReference };

export const requestWithdrawal = endpoint({
  name: 'requestWithdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals',
  summary:
    'Asks for money to be paid to a bound account. It is held from now on, until it is paid or given back.',
  access: 'member',
  sealed: true,
  movesMoney: true,
  limit: { calls: 30, seconds: 3600 },
  body: z.strictObject({
    account: id,
    amount,
    currency,
    /** As the member was shown it: another one is never taken. */
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
    'turnover_not_met',
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
  summary: 'The member’s withdrawals, the newest first.',
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
  summary: 'One withdrawal of the member, with all that has become of it.',
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
  summary: 'Takes a withdrawal back that nobody has decided on; the money is in the wallet again.',
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
  summary: 'Says that a payout has arrived.',
  access: 'member',
  body: z.strictObject(named),
  value: withdrawalDetail,
  refusals: ['withdrawal_not_found', 'withdrawal_not_confirmable'],
});

export const disputeWithdrawal = endpoint({
  name: 'disputeWithdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals/dispute',
  summary:
    'Says that nothing of a payout has arrived, with pictures as a proof, or only a part of it. Staff look into it.',
  access: 'member',
  upload: pictureUpload,
  limit: { calls: 10, seconds: 600 },
  body: z.strictObject({
    ...named,
    /** What has arrived and what has not: together the payout. */
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
