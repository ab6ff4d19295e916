import {
  approvalAreaOf,
  type approveProposal,
  type BodyOf,
  mayCall,
  type Proposal,
  Refusal,
  type rejectProposal,
  type StaffPermission,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { OpenStaffSession } from '../staff/index.ts';
import type { ProposalContext } from './context.ts';
import { describeProposal } from './describe-proposal.ts';
import {
  close,
  findProposal,
  lockForApproval,
  lockForRejection,
  type ProposalRow,
} from './proposal.store.ts';

/**
 * Approves a proposal and carries it out, in one transaction. The database ensures that another
 * person approves it, and only once. A refusal of the kind leaves the proposal open.
 * @throws Refusal proposal_not_found, permission_denied, proposal_decided, same_person,
 *   person_too_new (with the moment from which the two count as two), and the refusals of the kind
 */
export async function approveOne(
  context: ProposalContext,
  caller: StaffCaller,
  { id, reason }: BodyOf<typeof approveProposal>,
): Promise<Proposal> {
  const { staff } = caller;
  const { kind, memberId, proposerCountsFrom } = await findOwn(context, staff, id);
  requirePermission(staff, `${approvalAreaOf(kind)}.approve`);
  await inTransaction(context.db.pool, async (client) => {
    const { verdict, ...proposal } = await lockForApproval(client, id, staff.id);
    if (verdict === 'person_too_new')
      throw new Refusal(verdict, { from: laterOf(staff.countsFrom, proposerCountsFrom) });
    if (verdict !== 'open') throw refusalFor(verdict);
    const outcome = await context.proposalKinds.carryOut(client, proposal);
    if (outcome !== 'done') throw refusalFor(outcome);
    await close(client, proposal, 'approved', reason);
  });
  await context.proposalKinds.onApproved(kind, caller, { memberId });
  return answer(context, caller, id);
}

/**
 * Closes a proposal without effect. Its proposer may do so, and anyone who could approve it.
 * @throws Refusal proposal_not_found, permission_denied, proposal_decided
 */
export async function rejectOne(
  context: ProposalContext,
  caller: StaffCaller,
  { id, reason }: BodyOf<typeof rejectProposal>,
): Promise<Proposal> {
  const { staff } = caller;
  const { kind, proposedBy } = await findOwn(context, staff, id);
  if (proposedBy !== staff.id) requirePermission(staff, `${approvalAreaOf(kind)}.approve`);
  await inTransaction(context.db.pool, async (client) => {
    const { verdict, ...proposal } = await lockForRejection(client, id, staff.id);
    if (verdict !== 'open') throw refusalFor(verdict);
    await context.proposalKinds.turnDown(client, proposal);
    await close(client, proposal, 'rejected', reason);
  });
  return answer(context, caller, id);
}

/** The later of two moments; ISO 8601. */
const laterOf = (...moments: (Date | null)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0))).toISOString();

async function findOwn(
  { db }: Data,
  { brandId }: OpenStaffSession,
  id: string,
): Promise<ProposalRow> {
  const row = await findProposal(db.pool, brandId, id);
  if (!row) throw new Refusal('proposal_not_found');
  return row;
}

function requirePermission({ role }: OpenStaffSession, permission: StaffPermission): void {
  if (!mayCall(role, permission)) throw new Refusal('permission_denied');
}

async function answer(
  context: Data & Logged,
  { staff, brand, requestId }: StaffCaller,
  id: string,
): Promise<Proposal> {
  const row = await findOwn(context, staff, id);
  const { kind, status } = row;
  context.log.info(
    { event: 'proposal_decided', brand: brand.code, proposal: id, kind, status, requestId },
    'a proposal was decided',
  );
  return describeProposal(row, staff.id);
}
