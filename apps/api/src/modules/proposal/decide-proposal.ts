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
import { retried } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { OpenStaffSession } from '../staff/index.ts';
import type { ProposalContext } from './context.ts';
import { describeProposal } from './describe-proposal.ts';
import { approve, findProposal, type ProposalRow, reject } from './proposal.store.ts';

/**
 * Approves a proposal and carries it out. The database ensures that another person approves it, and
 * only once.
 * @throws Refusal proposal_not_found, permission_denied, proposal_decided, same_person,
 *   person_too_new (with the moment from which the two count as two), and the refusals of the kind
 */
export async function approveOne(
  context: ProposalContext,
  caller: StaffCaller,
  { id, reason }: BodyOf<typeof approveProposal>,
): Promise<Proposal> {
  const { staff } = caller;
  const { kind, member_id: memberId, proposer_counts_from } = await findOwn(context, staff, id);
  requirePermission(staff, `${approvalAreaOf(kind)}.approve`);
  const verdict = await retried(() => approve(context.db, id, staff.id, reason));
  if (verdict === 'person_too_new')
    throw new Refusal(verdict, { from: laterOf(staff.countsFrom, proposer_counts_from) });
  if (verdict !== 'done') throw refusalFor(verdict);
  await context.onApproved(kind, caller, { memberId });
  return answer(context, caller, id);
}

/**
 * Closes a proposal without effect. Its proposer may do that, and everybody who could approve it.
 * @throws Refusal proposal_not_found, permission_denied, proposal_decided
 */
export async function rejectOne(
  context: Data & Logged,
  caller: StaffCaller,
  { id, reason }: BodyOf<typeof rejectProposal>,
): Promise<Proposal> {
  const { staff } = caller;
  const { kind, proposed_by } = await findOwn(context, staff, id);
  if (proposed_by !== staff.id) requirePermission(staff, `${approvalAreaOf(kind)}.approve`);
  const verdict = await retried(() => reject(context.db, id, staff.id, reason));
  if (verdict !== 'done') throw refusalFor(verdict);
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
