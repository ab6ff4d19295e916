import { withdrawalStatuses } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { amount, amountOrZero, currency, signedAmount, sumOrZero } from '../money.ts';
import { id, instant, page, paging, paragraphs, text } from '../wire.ts';
import { withdrawalActors, withdrawalReference } from '../withdrawal.ts';

/**
 * What the staff look for: a status that asks for something, whatever has to be looked at, or all
 * of them.
 */
export const withdrawalQueues = [
  'review',
  'approved',
  'paying',
  'disputed',
  'attention',
  'all',
] as const;

const queued = z.strictObject({
  reference: z.string(),
  member: z.strictObject({ id, username: z.string() }),
  /** What left the wallet; the payout is this without the fee. */
  amount,
  fee: amountOrZero,
  payout: amount,
  currency,
  status: z.enum(withdrawalStatuses),
  /**
   * All but the last four digits of the number are dots, and all but the first and last letter of
   * the name.
   */
  account: z.strictObject({
    bankName: z.string(),
    accountNumber: z.string(),
    holderName: z.string(),
  }),
  requestedAt: instant,
  /**
   * Since when it waits for the staff or a gateway, and by when they should have acted; null where
   * nobody has to.
   */
  waitingSince: z.nullable(instant),
  dueBy: z.nullable(instant),
  /** Why it is put aside; null unless it is. */
  holdReason: z.nullable(z.string()),
  /** Who has been asked to pay; null for the staff. */
  gateway: z.nullable(z.string()),
  payoutReference: z.nullable(z.string()),
  /** What arrived of the payout, by the member’s word. */
  received: z.nullable(amountOrZero),
  /** What has to be looked at, such as a payout that failed after it was paid. */
  attention: z.nullable(z.string()),
  /** The proposal about it that waits for a second person. */
  proposalId: z.nullable(id),
});
export type QueuedWithdrawal = z.infer<typeof queued>;

/** What helps to decide. */
const facts = z.strictObject({
  memberSince: instant,
  /** Nothing was ever paid out to the member before. */
  first: z.boolean(),
  accountBoundAt: instant,
  /** What the member has paid in and got out in all. */
  deposited: sumOrZero,
  withdrawn: signedAmount,
  /** What has still to be staked, of how much, and what has been staked in all. */
  turnover: z.strictObject({ left: sumOrZero, required: sumOrZero, staked: signedAmount }),
  /** What the member owes by now. */
  debt: sumOrZero,
  excluded: z.boolean(),
  /** Where the last logins came from, the newest first. */
  networks: z.array(
    z.strictObject({ network: z.string(), country: z.nullable(z.string()), lastAt: instant }),
  ),
});

const step = z.strictObject({
  at: instant,
  status: z.enum([...withdrawalStatuses, 'held']),
  by: z.enum(withdrawalActors),
  /** The name of whoever of the staff it was. */
  staff: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

const detail = z.extend(queued, {
  facts,
  timeline: z.array(step),
  /** Addresses of the member’s pictures, each good for a while. */
  proofs: z.array(z.string()),
  /** The gateways that could pay it. */
  gateways: z.array(z.string()),
});
export type StaffWithdrawal = z.infer<typeof detail>;

export const staffWithdrawals = endpoint({
  name: 'staffWithdrawals',
  method: 'GET',
  path: '/ops/withdrawals',
  summary:
    'The withdrawals that wait for the staff, the longest waiting first; or all of them, the newest first.',
  access: 'staff',
  permission: ['withdrawals.look', 'disputes.look'],
  passive: true,
  query: z.strictObject({
    ...paging(20),
    queue: z._default(z.enum(withdrawalQueues), 'review'),
    /**
     * Those of the queue alone that have this reference, member or number of a payout, whole and
     * however it is typed.
     */
    search: z._default(text(64), ''),
  }),
  value: z.extend(page(queued), {
    /** How many are in each queue, whatever is searched for. */
    waiting: z.record(z.enum(withdrawalQueues), z.number()),
  }),
  refusals: [],
});

const named = { reference: withdrawalReference };
/** Kept in the audit log; where the member reads it, the call says so. */
const reason = paragraphs(500, 3);
/** A number that a bank or a gateway has given. */
const payoutReference = text(64, 1);

export const staffWithdrawal = endpoint({
  name: 'staffWithdrawal',
  method: 'GET',
  path: '/ops/withdrawals/detail',
  summary: 'One withdrawal with what helps to decide on it.',
  access: 'staff',
  permission: ['withdrawals.look', 'disputes.look'],
  passive: true,
  query: z.strictObject(named),
  value: detail,
  refusals: ['withdrawal_not_found'],
});

export const revealPayoutAccount = endpoint({
  name: 'revealPayoutAccount',
  method: 'POST',
  path: '/ops/withdrawals/account',
  summary:
    'The whole number of the account, for whoever pays by hand. That it was looked at is written down.',
  access: 'staff',
  permission: 'withdrawals.act',
  body: z.strictObject(named),
  value: z.strictObject({
    bankName: z.string(),
    accountNumber: z.string(),
    holderName: z.string(),
  }),
  refusals: ['withdrawal_not_found'],
});

const decided = [
  'withdrawal_not_found',
  'withdrawal_decided',
] as const satisfies readonly ErrorCode[];
const acting = {
  method: 'POST',
  access: 'staff',
  permission: 'withdrawals.act',
  movesMoney: true,
  value: detail,
} as const;

export const approveWithdrawal = endpoint({
  ...acting,
  name: 'approveWithdrawal',
  path: '/ops/withdrawals/approve',
  summary:
    'The yes to a payout. From the brand’s amount on, counted with what was approved of the member’s that day, it becomes a proposal that another person approves.',
  body: z.strictObject({ ...named, reason }),
  refusals: [...decided, 'member_in_debt', 'proposal_open'],
});

export const rejectWithdrawal = endpoint({
  ...acting,
  name: 'rejectWithdrawal',
  path: '/ops/withdrawals/reject',
  summary: 'The no to a payout: the money goes back. The member reads the reason.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});

export const holdWithdrawal = endpoint({
  ...acting,
  name: 'holdWithdrawal',
  path: '/ops/withdrawals/hold',
  summary:
    'Puts a withdrawal aside until something is clear. The member reads the reason, and may still cancel.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});

export const sendPayout = endpoint({
  ...acting,
  name: 'sendPayout',
  path: '/ops/withdrawals/send',
  summary: 'Has a gateway pay.',
  body: z.strictObject({ ...named, gateway: text(32, 1) }),
  refusals: [...decided, 'member_in_debt', 'payout_unavailable'],
});

export const payByHand = endpoint({
  ...acting,
  name: 'payByHand',
  path: '/ops/withdrawals/payByHand',
  summary: 'Says that the staff have paid at the bank, whose reference this is.',
  body: z.strictObject({
    ...named,
    /**
     * It pays one withdrawal. It is kept in capitals and without blanks and hyphens; four
     * characters at least have to be left.
     */
    payoutReference: text(64, 4),
    reason: z.optional(reason),
  }),
  refusals: [...decided, 'member_in_debt', 'payment_matched_before'],
});

export const settlePayout = endpoint({
  ...acting,
  name: 'settlePayout',
  path: '/ops/withdrawals/settle',
  summary:
    'Says what became of a payout that a gateway was asked for and does not tell of. That it failed is a proposal: another person approves it.',
  body: z.strictObject({
    ...named,
    outcome: z.enum(['paid', 'failed']),
    payoutReference: z.optional(payoutReference),
    reason,
  }),
  refusals: [...decided, 'proposal_open'],
});

export const endDispute = endpoint({
  ...acting,
  name: 'endDispute',
  path: '/ops/withdrawals/dispute',
  summary:
    'Proposes how a dispute ends: the money did arrive, or what did not is given back. Another person approves.',
  permission: 'disputes.act',
  body: z.strictObject({ ...named, decision: z.enum(['received', 'returned']), reason }),
  refusals: [...decided, 'proposal_open'],
});

export const attendWithdrawal = endpoint({
  ...acting,
  name: 'attendWithdrawal',
  path: '/ops/withdrawals/attend',
  summary: 'Says that what had to be looked at has been, and what came of it.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});

export const withdrawalEndpoints = {
  staffWithdrawals,
  staffWithdrawal,
  revealPayoutAccount,
  approveWithdrawal,
  rejectWithdrawal,
  holdWithdrawal,
  sendPayout,
  payByHand,
  settlePayout,
  endDispute,
  attendWithdrawal,
} as const;
