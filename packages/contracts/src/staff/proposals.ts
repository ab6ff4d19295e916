import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, instant, page, paging, paragraphs } from '../wire.ts';
import { approvalAreas, type ProposalKind, proposalKinds } from './permissions.ts';

export const proposalStatuses = ['open', 'approved', 'rejected'] as const;
const kind = z.enum(Object.keys(proposalKinds) as [ProposalKind, ...ProposalKind[]]);

const decision = z.nullable(
  z.strictObject({ by: z.string(), at: instant, reason: z.nullable(z.string()) }),
);

export const proposal = z.strictObject({
  id,
  kind,
  status: z.enum(proposalStatuses),
  /** Whom it is about: an id, or a reference that people quote. */
  subject: z.string(),
  /** The member that it concerns, where there is one. */
  member: z.nullable(z.strictObject({ id, username: z.string() })),
  /** What is proposed, as the kind says. */
  payload: z.record(z.string(), z.unknown()),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: instant,
  /** Proposed by whoever asks: somebody else has to decide. */
  own: z.boolean(),
  /**
   * The moment from which whoever proposed it counts as one of two people; null when it has passed.
   */
  proposerCountsFrom: z.nullable(instant),
  decision,
});
export type Proposal = z.infer<typeof proposal>;

export const proposals = endpoint({
  name: 'proposals',
  method: 'GET',
  path: '/ops/proposals',
  summary:
    'What one person has proposed and another one decides, the newest first; of the areas that the caller may look at.',
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
    'The second yes: carries the proposal out, in the same transaction. Nobody approves their own, and neither of the two is new.',
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
  ],
});

export const rejectProposal = endpoint({
  name: 'rejectProposal',
  method: 'POST',
  path: '/ops/proposals/reject',
  summary: 'Closes a proposal without effect. Whoever made it may take it back so.',
  access: 'staff',
  permission: [...approvals, ...approvalAreas.map((area) => `${area}.act` as const)],
  body: z.strictObject({ id, reason: paragraphs(500, 3) }),
  value: proposal,
  refusals: ['proposal_not_found', 'proposal_decided'],
});
