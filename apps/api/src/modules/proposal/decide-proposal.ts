import {
  type approveProposal,
  mayCall,
  type Proposal,
  proposalKinds,
  Refusal,
  type rejectProposal,
  type StaffPermission,
} from '@lantern/contracts';
import { retried } from '../../db/transaction.ts';
import type { StaffCall, StaffMoneyCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { tellOfPassword } from '../member-file/index.ts';
import { tellOfClearing } from '../payment-password/index.ts';
import type { OpenStaffSession } from '../staff/index.ts';
import { describeProposal } from './describe-proposal.ts';
import { approve, findProposal, type ProposalRow, reject, type Verdict } from './proposal.store.ts';

/**
 * The second yes. The database sees to it that it comes from another person, and once.
 * @throws Refusal proposal_not_found, permission_denied, proposal_decided, same_person,
 *   person_too_new (with the moment from which the two count as two), and what the kind says of its
 *   effect
 */
export async function approveOne(
  site: Site,
  call: StaffMoneyCall<typeof approveProposal>,
): Promise<Proposal> {
  const { staff, body } = call;
  const { kind, member_id, proposer_counts_from } = await findOwn(site, staff, body.id);
  requireAny(staff, [`${proposalKinds[kind]}.approve`]);
  const verdict = await retried(() => approve(site.db, body.id, staff.id, body.reason));
  if (verdict === 'person_too_new')
    throw new Refusal(verdict, { from: laterOf(staff.countsFrom, proposer_counts_from) });
  if (verdict === 'done' && kind === 'password' && member_id)
    await tellOfPassword(site, call, member_id);
  if (verdict === 'done' && kind === 'payment_password' && member_id)
    await tellOfClearing(site, call, member_id);
  return answer(site, call, verdict);
}

/**
 * Closes a proposal without effect: by whoever could have approved it, or by whoever made it.
 * @throws Refusal proposal_not_found, permission_denied, proposal_decided
 */
export async function rejectOne(
  site: Site,
  call: StaffCall<typeof rejectProposal>,
): Promise<Proposal> {
  const { staff, body } = call;
  const { kind, proposed_by } = await findOwn(site, staff, body.id);
  if (proposed_by !== staff.id) requireAny(staff, [`${proposalKinds[kind]}.approve`]);
  const verdict = await retried(() => reject(site.db, body.id, staff.id, body.reason));
  return answer(site, call, verdict);
}

/** The later of two moments; ISO 8601. */
const laterOf = (...moments: (Date | null)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0))).toISOString();

async function findOwn(
  site: Site,
  { brandId }: OpenStaffSession,
  id: string,
): Promise<ProposalRow> {
  const row = await findProposal(site.db.pool, brandId, id);
  if (!row) throw new Refusal('proposal_not_found');
  return row;
}

function requireAny({ role }: OpenStaffSession, permissions: readonly StaffPermission[]): void {
  if (!mayCall(role, permissions)) throw new Refusal('permission_denied');
}

async function answer(
  site: Site,
  {
    staff,
    body,
    brand,
    requestId,
  }: Pick<StaffCall, 'staff' | 'brand' | 'requestId'> & { body: { id: string } },
  verdict: Verdict,
): Promise<Proposal> {
  if (verdict !== 'done') throw new Refusal(verdict);
  const row = await findOwn(site, staff, body.id);
  const { kind, status } = row;
  const detail = {
    event: 'proposal_decided',
    brand: brand.code,
    proposal: body.id,
    kind,
    status,
    requestId,
  };
  site.log.info(detail, 'a proposal was decided');
  return describeProposal(row, staff.id);
}
