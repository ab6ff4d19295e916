import type { Proposal } from '@lantern/contracts';
import type { ProposalRow } from './proposal.store.ts';

/** A proposal as the console shows it to a member of the staff. */
export const describeProposal = (row: ProposalRow, staffId: string): Proposal => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  subject: row.subject,
  member: row.memberId === null ? null : { id: row.memberId, username: row.memberUsername ?? '' },
  payload: row.payload,
  reason: row.reason,
  proposedBy: row.proposer,
  proposedAt: row.proposedAt.toISOString(),
  own: row.proposedBy === staffId,
  proposerCountsFrom: row.proposerCountsFrom?.toISOString() ?? null,
  decision:
    row.decider === null || row.decidedAt === null
      ? null
      : { by: row.decider, at: row.decidedAt.toISOString(), reason: row.decisionReason },
});
