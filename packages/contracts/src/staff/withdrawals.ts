import { withdrawalStatuses } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { amount, amountOrZero, currency, signedAmount, sumOrZero } from '../money.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging, paragraphs, text } from '../wire.ts';
import { withdrawalActors, withdrawalReference } from '../withdrawal.ts';

/** Queues: a status that needs action, withdrawals that need attention, or all. */
export const withdrawalQueues = [
  'review',
  'approved',
  'paying',
  'disputed',
  'attention',
  'all',
] as const;

const queued = z.strictObject({
  reference: string(),
  member: z.strictObject({ id, username: string() }),
  /** The amount debited; the payout is this minus the fee. */
  amount,
  fee: amountOrZero,
  payout: amount,
  currency,
  status: z.enum(withdrawalStatuses),
  /**
   * The number except its last four digits, and the name except its first and last letter, are
   * masked.
   */
  account: z.strictObject({
    bankName: string(),
    accountNumber: string(),
    holderName: string(),
  }),
  requestedAt: instant,
  /** Waiting since, and the deadline for staff or gateway; null if nothing is pending. */
  waitingSince: z.nullable(instant),
  dueBy: z.nullable(instant),
  /** The reason of a hold; null without one. */
  holdReason: z.nullable(string()),
  /** The gateway asked to pay; null for staff. */
  gateway: z.nullable(string()),
  payoutReference: z.nullable(string()),
  /** The received amount, as reported by the member. */
  received: z.nullable(amountOrZero),
  /** Why staff must check it, such as a payout that failed after it was paid. */
  attention: z.nullable(string()),
  /** The pending proposal about it. */
  proposalId: z.nullable(id),
});
export type QueuedWithdrawal = z.infer<typeof queued>;

/** Facts for the decision. */
const facts = z.strictObject({
  memberSince: instant,
  /** Whether this is the member's first payout. */
  first: z.boolean(),
  accountBoundAt: instant,
  /** Total deposits and withdrawals. */
  deposited: sumOrZero,
  withdrawn: signedAmount,
  /** The wagering left, its requirement, and the bets that count towards it. */
  turnover: z.strictObject({
    left: sumOrZero,
    required: sumOrZero,
    staked: signedAmount,
    /** Further stakes, on opposite outcomes, that do not count. */
    covering: signedAmount,
    /** The brand's share of outcomes, in percent, from which stakes do not count. */
    coveredFromPercent: z.number(),
  }),
  /** The member's debt. */
  debt: sumOrZero,
  excluded: z.boolean(),
  /** The latest login addresses, newest first. */
  networks: z.array(
    z.strictObject({ network: string(), country: z.nullable(string()), lastAt: instant }),
  ),
});

const step = z.strictObject({
  at: instant,
  status: z.enum([...withdrawalStatuses, 'held']),
  by: z.enum(withdrawalActors),
  /** The staff member's username. */
  staff: z.nullable(string()),
  reason: z.nullable(string()),
});

const detail = z.extend(queued, {
  facts,
  timeline: z.array(step),
  /** Addresses of the member's pictures, valid for a while. */
  proofs: z.array(string()),
  /** Why the caller may not pay it; null if they may. */
  payRefusal: z.nullable(z.enum(['person_too_new', 'another_person_needed'])),
  /** Gateways that can pay it out. */
  gateways: z.array(string()),
});
export type StaffWithdrawal = z.infer<typeof detail>;

export const staffWithdrawals = endpoint({
  name: 'staffWithdrawals',
  method: 'GET',
  path: '/ops/withdrawals',
  summary: 'Lists withdrawals that wait for staff, longest waiting first, or all, newest first.',
  access: 'staff',
  permission: ['withdrawals.look', 'disputes.look'],
  passive: true,
  query: z.strictObject({
    ...paging(20),
    queue: z._default(z.enum(withdrawalQueues), 'review'),
    /** Filters the queue by a full reference, username or payout number, in any spelling. */
    search: z._default(text(64), ''),
  }),
  value: z.extend(page(queued), {
    /** The size of each queue, regardless of the search. */
    waiting: z.record(z.enum(withdrawalQueues), z.number()),
  }),
  refusals: ['search_stopped'],
});

const named = { reference: withdrawalReference };
/** The reason, stored in the audit log; the call says if the member sees it. */
const reason = paragraphs(500, 3);
/** A bank's or gateway's reference. */
const payoutReference = text(64, 1);

export const staffWithdrawal = endpoint({
  name: 'staffWithdrawal',
  method: 'GET',
  path: '/ops/withdrawals/detail',
  summary: 'Returns a withdrawal with the facts to decide on it.',
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
    'Returns the full account number and holder, to compare before an approval or to pay. The ' +
    'access is logged.',
  access: 'staff',
  permission: 'withdrawals.act',
  body: z.strictObject(named),
  value: z.strictObject({
    bankName: string(),
    accountNumber: string(),
    holderName: string(),
    /** The member's own name, as registered; null without one. */
    memberName: z.nullable(string()),
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
    'Approves a payout. It becomes a proposal if the day’s sum of the member or of the caller ' +
    'reaches the brand’s threshold, or if the caller credited the member’s money.',
  body: z.strictObject({ ...named, reason }),
  refusals: [...decided, 'member_in_debt', 'proposal_open', 'person_too_new'],
});

export const rejectWithdrawal = endpoint({
  ...acting,
  name: 'rejectWithdrawal',
  path: '/ops/withdrawals/reject',
  summary: 'Rejects a withdrawal and returns the money. The member sees the reason.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});

export const holdWithdrawal = endpoint({
  ...acting,
  name: 'holdWithdrawal',
  path: '/ops/withdrawals/hold',
  summary: 'Puts a withdrawal on hold. The member sees the reason and can still cancel.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});

export const sendPayout = endpoint({
  ...acting,
  name: 'sendPayout',
  path: '/ops/withdrawals/send',
  summary:
    'Asks a gateway to pay. Above a small amount the caller neither approved it nor credited ' +
    'the member’s money.',
  body: z.strictObject({ ...named, gateway: text(32, 1) }),
  refusals: [
    ...decided,
    'member_in_debt',
    'payout_unavailable',
    'person_too_new',
    'another_person_needed',
  ],
});

export const payByHand = endpoint({
  ...acting,
  name: 'payByHand',
  path: '/ops/withdrawals/payByHand',
  summary:
    'Records a manual payout with the bank’s reference. Above a small amount the caller neither ' +
    'approved it nor credited the member’s money.',
  body: z.strictObject({
    ...named,
    /**
     * Pays one withdrawal. Stored uppercase without spaces and hyphens, at least four characters.
     */
    payoutReference: text(64, 4),
    reason: z.optional(reason),
  }),
  refusals: [
    ...decided,
    'member_in_debt',
    'payment_matched_before',
    'person_too_new',
    'another_person_needed',
  ],
});

export const settlePayout = endpoint({
  ...acting,
  name: 'settlePayout',
  path: '/ops/withdrawals/settle',
  summary: 'Settles a payout without a gateway result. A failed payout becomes a proposal.',
  body: z.strictObject({
    ...named,
    outcome: z.enum(['paid', 'failed']),
    payoutReference: z.optional(payoutReference),
    reason,
  }),
  refusals: [...decided, 'proposal_open', 'person_too_new'],
});

export const endDispute = endpoint({
  ...acting,
  name: 'endDispute',
  path: '/ops/withdrawals/dispute',
  summary: 'Proposes to resolve a dispute: the money arrived, or the missing part is refunded.',
  permission: 'disputes.act',
  body: z.strictObject({ ...named, decision: z.enum(['received', 'returned']), reason }),
  refusals: [...decided, 'proposal_open'],
});

export const attendWithdrawal = endpoint({
  ...acting,
  name: 'attendWithdrawal',
  path: '/ops/withdrawals/attend',
  summary: 'Marks a withdrawal as handled, with a remark.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});
