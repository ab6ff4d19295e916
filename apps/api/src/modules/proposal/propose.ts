import { type Proposal, Refusal } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { describeProposal } from './describe-proposal.ts';
import { findProposal, makeProposal, type ProposalToMake } from './proposal.store.ts';

export type NewProposal = Omit<ProposalToMake, 'brandId' | 'staffId'>;

/**
 * Proposes something that another person has to approve. The manifest that owns the kind says
 * how it is carried out.
 * @throws Refusal idempotency_key_reused, when the key stands for another proposal
 */
export async function propose(
  context: Data,
  staff: { id: string; brandId: string },
  proposal: NewProposal,
): Promise<Proposal> {
  const { id: staffId, brandId } = staff;
  const id = await retried(() => makeProposal(context.db, { ...proposal, brandId, staffId }));
  const row = id === null ? undefined : await findProposal(context.db.pool, brandId, id);
  if (!row) throw new Refusal('idempotency_key_reused');
  return describeProposal(row, staffId);
}
