import { depositKinds } from '@lantern/rules';
import * as z from 'zod/mini';
import { depositReference, depositStatus } from '../cash.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { amount, amountOrZero, currency } from '../money.ts';
import { string } from '../strings.ts';
import { day, empty, id, instant, page, paging, paragraphs, text } from '../wire.ts';

/** Queues: deposits in review, awaited transfers, closed deposits that need attention, or all. */
export const depositQueues = ['review', 'waiting', 'attention', 'all'] as const;

/** Staff decisions: credit the received amount, reject, or mark as handled. */
const depositDecisions = ['match', 'reject', 'attend'] as const;

const queued = z.strictObject({
  reference: string(),
  /** The transfer message. */
  memo: string(),
  member: z.strictObject({ id, username: string() }),
  /** The method's name. */
  method: string(),
  kind: z.enum(depositKinds),
  /** The gateway that reports the payment; `bank` for staff. */
  gateway: string(),
  /** The requested amount. */
  amount,
  currency,
  status: depositStatus,
  /** Why staff must check it; null if they need not. */
  doubt: z.nullable(string()),
  /** The credited amount and its fee. */
  credited: z.nullable(amount),
  fee: z.nullable(amountOrZero),
  payment: z.nullable(string()),
  createdAt: instant,
  expiresAt: instant,
  declaredAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** Waiting since, and the deadline for staff; null if no decision is needed. */
  waitingSince: z.nullable(instant),
  dueBy: z.nullable(instant),
  /** The pending proposal about it. */
  proposalId: z.nullable(id),
});
export type QueuedDeposit = z.infer<typeof queued>;

const detail = z.extend(queued, {
  /** The brand's account shown to the member; null for a gateway. */
  account: z.nullable(
    z.strictObject({ bankName: string(), accountNumber: string(), holderName: string() }),
  ),
  /** Addresses of the member's pictures, valid for a while. */
  proofs: z.array(string()),
  /** Events by the gateway and staff, oldest first. */
  events: z.array(
    z.strictObject({
      at: instant,
      outcome: string(),
      reason: z.nullable(string()),
      status: z.nullable(string()),
      amount: z.nullable(string()),
      currency: z.nullable(string()),
      payment: z.nullable(string()),
      /** The staff member's username. */
      by: z.nullable(string()),
    }),
  ),
  /** The line of a bank statement that names it. */
  bankLine: z.nullable(
    z.strictObject({
      reference: z.nullable(string()),
      account: string(),
      day,
      amount,
      currency,
    }),
  ),
  memberExcluded: z.boolean(),
  /** Allowed decisions; the database checks again. */
  decisions: z.array(z.enum(depositDecisions)),
});
export type StaffDeposit = z.infer<typeof detail>;

export const staffDeposits = endpoint({
  name: 'staffDeposits',
  method: 'GET',
  path: '/ops/deposits',
  summary: 'Lists deposits that wait for staff, longest waiting first, or all, newest first.',
  access: 'staff',
  permission: 'deposits.look',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    queue: z._default(z.enum(depositQueues), 'review'),
    /** Filters the queue by a full reference, username or payment number, in any spelling. */
    search: z._default(text(64), ''),
  }),
  value: z.extend(page(queued), {
    /** The size of each queue, regardless of the search. */
    waiting: z.record(z.enum(depositQueues), z.number()),
  }),
  refusals: ['search_stopped'],
});

const named = { reference: depositReference };
const reason = paragraphs(500, 3);

export const staffDeposit = endpoint({
  name: 'staffDeposit',
  method: 'GET',
  path: '/ops/deposits/detail',
  summary: 'Returns a deposit with its events and the member’s pictures.',
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
    'Credits the amount that arrived. It becomes a proposal if the member declared nothing or ' +
    'another amount, the gateway did not report this payment, or the day’s sum of the member ' +
    'or of the caller reaches the brand’s threshold.',
  body: z.strictObject({
    ...named,
    amount,
    currency,
    /**
     * The bank's transaction number or the gateway's payment number; credited once. A bank's number
     * is stored uppercase without spaces and hyphens, at least four characters.
     */
    payment: text(64, 4),
    reason,
  }),
  refusals: [
    ...decided,
    'wrong_currency',
    'payment_matched_before',
    'proposal_open',
    'person_too_new',
    'amount_out_of_range',
  ],
});

export const rejectDeposit = endpoint({
  ...acting,
  name: 'rejectDeposit',
  path: '/ops/deposits/reject',
  summary: 'Rejects a deposit that did not arrive or is paid back. The member sees the reason.',
  body: z.strictObject({ ...named, reason }),
  refusals: [...decided, 'proposal_open'],
});

export const attendDeposit = endpoint({
  ...acting,
  name: 'attendDeposit',
  path: '/ops/deposits/attend',
  summary: 'Marks a closed deposit as handled, with a remark.',
  body: z.strictObject({ ...named, reason }),
  refusals: decided,
});

const side = z.nullable(
  z.strictObject({
    status: string(),
    amount: string(),
    currency: string(),
    id: z.nullable(string()),
  }),
);

const difference = z.strictObject({
  id,
  /** The gateway, or the vendor of games. */
  gateway: string(),
  /** In UTC, as in the gateway's report. */
  day: string(),
  /** Bets and wins are those of a vendor of games. */
  subject: z.enum(['payment', 'payout', 'bet', 'win']),
  reference: string(),
  difference: z.enum(['missing_here', 'missing_there', 'other_amount', 'other_status']),
  /** The value on each side. */
  ours: side,
  theirs: side,
  foundAt: instant,
  resolved: z.nullable(z.strictObject({ at: instant, by: string(), resolution: string() })),
});
export type Difference = z.infer<typeof difference>;

export const reconciliations = endpoint({
  name: 'reconciliations',
  method: 'GET',
  path: '/ops/reconciliation',
  summary:
    'Lists differences between reports of gateways or vendors and the ledger, and the days ' +
    'compared last.',
  access: 'staff',
  permission: 'deposits.look',
  query: z.strictObject({ ...paging(20), open: z._default(z.enum(['yes', 'no', 'all']), 'yes') }),
  value: z.extend(page(difference), {
    /** The brand's gateways, and the vendors that list their days; each can be compared. */
    gateways: z.array(string()),
    /** The compared days; counts are the brand's own. For a vendor, of bets and wins. */
    compared: z.array(
      z.strictObject({
        gateway: string(),
        day: string(),
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
    'Compares a day with a gateway’s report now, for the brand’s own payments. Lists ' +
    'differences; moves no money.',
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
  summary: 'Resolves a difference, with a remark.',
  access: 'staff',
  permission: 'deposits.act',
  body: z.strictObject({ id, resolution: reason }),
  value: empty,
  refusals: ['difference_not_found', 'difference_resolved'],
});
