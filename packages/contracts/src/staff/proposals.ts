import * as z from 'zod/mini';
import { proposalKinds } from '../capabilities/index.ts';
import { endpoint } from '../endpoint.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging, paragraphs } from '../wire.ts';
import { approvalAreas, type ProposalKind } from './permissions.ts';

export const proposalStatuses = ['open', 'approved', 'rejected'] as const;
const kind = z.enum(Object.keys(proposalKinds) as [ProposalKind, ...ProposalKind[]]);

const decision = z.nullable(
  z.strictObject({ by: string(), at: instant, reason: z.nullable(string()) }),
);

export const proposal = z.strictObject({
  id,
  kind,
  status: z.enum(proposalStatuses),
  /** The subject: an id or a reference. */
  subject: string(),
  /** The affected member, if any. */
  member: z.nullable(z.strictObject({ id, username: string() })),
  /** The proposed change, by kind. */
  payload: z.record(string(), z.unknown()),
  reason: string(),
  proposedBy: string(),
  proposedAt: instant,
  /** Whether the caller made the proposal and cannot approve it. */
  own: z.boolean(),
  /** When the proposer counts as a second person; null if they already do. */
  proposerCountsFrom: z.nullable(instant),
  decision,
});
export type Proposal = z.infer<typeof proposal>;

export const proposals = endpoint({
  name: 'proposals',
  method: 'GET',
  path: '/ops/proposals',
  summary: 'Lists proposals for the caller’s permissions, newest first.',
  access: 'staff',
  permission: approvalAreas.map((area) => `${area}.look` as const),
  passive: true,
  query: z.strictObject({
    ...paging(20),
    status: z.optional(z.enum(proposalStatuses)),
    kind: z.optional(kind),
  }),
  value: page(proposal),
  refusals: [],
});

const approvals = approvalAreas.map((area) => `${area}.approve` as const);

export const approveProposal = endpoint({
  name: 'approveProposal',
  method: 'POST',
  path: '/ops/proposals/approve',
  summary:
    'Approves a proposal and executes it in the same transaction. The approver differs from ' +
    'the proposer, and neither is new.',
  access: 'staff',
  permission: approvals,
  movesMoney: true,
  body: z.strictObject({ id, reason: z.optional(paragraphs(500)) }),
  value: proposal,
  refusals: [
    'proposal_not_found',
    'proposal_decided',
    'same_person',
    'person_too_new',
    'another_person_needed',
    'staff_limit_reached',
    'password_set_since',
    'insufficient_funds',
    'purse_frozen',
    'not_excluded',
    'no_raise_waiting',
    'payment_matched_before',
    'member_in_debt',
    'withdrawal_decided',
    'payout_under_way',
    'amount_out_of_range',
    'upline_unfit',
    'line_too_deep',
    'erasure_blocked',
    'draw_decided',
    'draw_not_settled',
    'draw_open',
    'result_unfit',
    'account_disabled',
    'member_excluded',
    'game_not_found',
  ],
});

export const rejectProposal = endpoint({
  name: 'rejectProposal',
  method: 'POST',
  path: '/ops/proposals/reject',
  summary: 'Rejects a proposal, or withdraws the caller’s own.',
  access: 'staff',
  permission: [...approvals, ...approvalAreas.map((area) => `${area}.act` as const)],
  body: z.strictObject({ id, reason: paragraphs(500, 3) }),
  value: proposal,
  refusals: ['proposal_not_found', 'proposal_decided'],
});
