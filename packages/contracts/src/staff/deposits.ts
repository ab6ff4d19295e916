import { depositKinds } from '@lantern/rules';
import * as z from 'zod/mini';
import { depositReference, depositStatus } from '../cash.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { amount, amountOrZero, currency } from '../money.ts';
import { empty, id, instant, page, paging, paragraphs, text } from '../wire.ts';

/**
 * What the staff look for: what members say to have paid or what a gateway's word does not fit,
 * transfers that nobody has told of yet, closed deposits that have to be looked at all the same, or
 * all of them.
 */
export const depositQueues = ['review', 'waiting', 'attention', 'all'] as const;

/**
 * What the staff can do about a deposit: credit what has arrived, turn it down, or say what came of
 * what they had to look at.
 */
const depositDecisions = ['match', 'reject', 'attend'] as const;

const queued = z.strictObject({
  reference: z.string(),
  /** What stands in the message of a transfer. */
  memo: z.string(),
  member: z.strictObject({ id, username: z.string() }),
  /** What the brand calls the method. */
  method: z.string(),
  kind: z.enum(depositKinds),
  /** Who tells that it is paid; `bank` for the staff. */
  gateway: z.string(),
  /** What was asked for. */
  amount,
  currency,
  status: depositStatus,
  /** What the staff have to look at; null where there is nothing. */
  doubt: z.nullable(z.string()),
  /** What has arrived and was credited, and the fee out of it. */
  credited: z.nullable(amount),
  fee: z.nullable(amountOrZero),
  payment: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  declaredAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /**
   * Since when it waits for the staff, and by when they should have decided; null where nobody has
   * to.
   */
  waitingSince: z.nullable(instant),
  dueBy: z.nullable(instant),
  /** The proposal about it that waits for a second person. */
  proposalId: z.nullable(id),
});
export type QueuedDeposit = z.infer<typeof queued>;

const detail = z.extend(queued, {
  /** The brand’s account that the member was told; null where a gateway takes the money in. */
  account: z.nullable(
    z.strictObject({ bankName: z.string(), accountNumber: z.string(), holderName: z.string() }),
  ),
  /** Addresses of the member’s pictures, each good for a while. */
  proofs: z.array(z.string()),
  /** What was told of it, by the gateway and by the staff, the oldest first. */
  events: z.array(
    z.strictObject({
      at: instant,
      outcome: z.string(),
      reason: z.nullable(z.string()),
      status: z.nullable(z.string()),
      amount: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      payment: z.nullable(z.string()),
      /** Who of the staff it was. */
      by: z.nullable(z.string()),
    }),
  ),
  memberExcluded: z.boolean(),
  /** What can be done as it stands; the database decides once more. */
  decisions: z.array(z.enum(depositDecisions)),
});
export type StaffDeposit = z.infer<typeof detail>;

export const staffDeposits = endpoint({
  name: 'staffDeposits',
  method: 'GET',
  path: '/ops/deposits',
  summary:
    'The deposits that wait for the staff, the longest waiting first; or all of them, the newest first.',
  access: 'staff',
  permission: 'deposits.look',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    queue: z._default(z.enum(depositQueues), 'review'),
    /**
     * Those of the queue alone that have this reference, member or number of a payment, whole and
     * however it is typed.
     */
    search: z._default(text(64), ''),
  }),
  value: z.extend(page(queued), {
    /** How many are in each queue, whatever is searched for. */
    waiting: z.record(z.enum(depositQueues), z.number()),
  }),
  refusals: [],
});

const named = { reference: depositReference };
const reason = paragraphs(500, 3);

export const staffDeposit = endpoint({
  name: 'staffDeposit',
  method: 'GET',
  path: '/ops/deposits/detail',
  summary: 'One deposit with what was told of it, and the member’s pictures.',
  access: 'staff',
  permission: 'deposits.look',
  passive: true,
  query: z.strictObject(named),
  value: detail,
  refusals: ['deposit_not_found'],
});

const decided = ['deposit_not_found', 'deposit_decided'] as const satisfies readonly ErrorCode[];
const acting = {
  method: 'POST',
  access: 'staff',
  permission: 'deposits.act',
  movesMoney: true,
  value: detail,
} as const;

export const matchDeposit = endpoint({
  ...acting,
  name: 'matchDeposit',
  path: '/ops/deposits/match',
  summary:
    'Credits what has arrived, as much as it is. From the brand’s amount on, counted with what the staff have credited to the member that day, it becomes a proposal that another person approves.',
  body: z.strictObject({
    ...named,
    amount,
    currency,
    /**
     * The number of the bank’s transaction, or of the gateway’s payment. It is credited once. The
     * bank’s is kept in capitals and without blanks and hyphens, however it is typed; four
     * characters at least have to be left.
     */
    payment: text(64, 4),
    reason,
  }),
  refusals: [
    ...decided,
    'wrong_currency',
    'payment_matched_before',
    'proposal_open',
    'amount_out_of_range',
  ],
});

export const rejectDeposit = endpoint({
  ...acting,
  name: 'rejectDeposit',
  path: '/ops/deposits/reject',
  summary:
    'Closes a deposit of which nothing has arrived, or which is paid back. The member reads the reason.',
  body: z.strictObject({ ...named, reason }),
  refusals: [...decided, 'proposal_open'],
});

export const attendDeposit = endpoint({
  ...acting,
  name: 'attendDeposit',
  path: '/ops/deposits/attend',
  summary:
    'Says that what had to be looked at beside a closed deposit has been, and what came of it.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});

const side = z.nullable(
  z.strictObject({
    status: z.string(),
    amount: z.string(),
    currency: z.string(),
    id: z.nullable(z.string()),
  }),
);

const difference = z.strictObject({
  id,
  gateway: z.string(),
  /** In UTC, as the gateway's report is. */
  day: z.string(),
  subject: z.enum(['payment', 'payout']),
  reference: z.string(),
  difference: z.enum(['missing_here', 'missing_there', 'other_amount', 'other_status']),
  /** What each side says. */
  ours: side,
  theirs: side,
  foundAt: instant,
  resolved: z.nullable(z.strictObject({ at: instant, by: z.string(), resolution: z.string() })),
});
export type Difference = z.infer<typeof difference>;

export const reconciliations = endpoint({
  name: 'reconciliations',
  method: 'GET',
  path: '/ops/reconciliation',
  summary:
    'What the gateways’ reports and our books do not say alike, the newest first, and which days were compared last.',
  access: 'staff',
  permission: 'deposits.look',
  query: z.strictObject({ ...paging(20), open: z._default(z.enum(['yes', 'no', 'all']), 'yes') }),
  value: z.extend(page(difference), {
    /** Those that the brand takes money in or pays out by; a day can be compared with each. */
    gateways: z.array(z.string()),
    /** Days that were compared with one of these; the counts are of what is the brand's own. */
    compared: z.array(
      z.strictObject({
        gateway: z.string(),
        day: z.string(),
        comparedAt: instant,
        payments: z.number(),
        payouts: z.number(),
        differences: z.number(),
      }),
    ),
  }),
  refusals: [],
});

export const reconcileDay = endpoint({
  name: 'reconcileDay',
  method: 'POST',
  path: '/ops/reconciliation',
  summary:
    'Compares a day with the report of one of the brand’s gateways now, and counts what is the brand’s own. It names differences and moves nothing.',
  access: 'staff',
  permission: 'deposits.act',
  body: z.strictObject({ gateway: text(32, 1), day: z.iso.date() }),
  value: z.strictObject({ payments: z.number(), payouts: z.number(), differences: z.number() }),
  refusals: ['unknown_gateway', 'payment_gateway_failed'],
});

export const resolveDifference = endpoint({
  name: 'resolveDifference',
  method: 'POST',
  path: '/ops/reconciliation/resolve',
  summary: 'Says that somebody has looked at a difference, and what came of it.',
  access: 'staff',
  permission: 'deposits.act',
  body: z.strictObject({ id, resolution: reason }),
  value: empty,
  refusals: ['difference_not_found', 'difference_resolved'],
});

export const depositEndpoints = {
  staffDeposits,
  staffDeposit,
  matchDeposit,
  rejectDeposit,
  attendDeposit,
  reconciliations,
  reconcileDay,
  resolveDifference,
} as const;
