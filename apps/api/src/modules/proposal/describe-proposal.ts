import type { Proposal } from '@lantern/contracts';
import type { ProposalRow } from './proposal.store.ts';

/** A proposal as the console shows it to a member of the staff. */
export const describeProposal = (row: ProposalRow, staffId: string): Proposal => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  subject: row.subject,
  member:
    row.member_id === null ? null : { id: row.member_id, username: row.member_username ?? '' },
  payload: row.payload,
  reason: row.reason,
  proposedBy: row.proposer,
  proposedAt: row.proposed_at.toISOString(),
  own: row.proposed_by === staffId,
  proposerCountsFrom: row.proposer_counts_from?.toISOString() ?? null,
  decision:
    row.decider === null || row.decided_at === null
      ? null
      : { by: row.decider, at: row.decided_at.toISOString(), reason: row.decision_reason },
});
