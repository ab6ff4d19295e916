import {
  approvalAreaOf,
  mayCall,
  type ProposalKind,
  proposalKinds,
  type proposals,
  type QueryOf,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { describeProposal } from './describe-proposal.ts';
import { listProposals } from './proposal.store.ts';

const allKinds = Object.keys(proposalKinds) as ProposalKind[];

/** The proposals of the areas that the caller may read. */
export async function listForStaff(
  { db }: Data,
  { staff }: StaffCaller,
  { pageNo, pageSize, status, kind }: QueryOf<typeof proposals>,
): Promise<ValueOf<typeof proposals>> {
  const kinds = allKinds.filter(
    (name) =>
      mayCall(staff.role, `${approvalAreaOf(name)}.look`) && (kind === undefined || name === kind),
  );
  const wanted = { kinds, status, offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await listProposals(db, staff.brandId, wanted);
  return {
    list: rows.map((row) => describeProposal(row, staff.id)),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
