import {
  endpoints,
  mayCall,
  type ProposalKind,
  proposalKinds,
  type proposals,
  type ValueOf,
} from '@lantern/contracts';
import type { Routes, StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { approveOne, rejectOne } from './decide-proposal.ts';
import { describeProposal } from './describe-proposal.ts';
import { listProposals } from './proposal.store.ts';

export function proposalRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.proposals, (call) => describeProposals(site, call));
  routes.on(endpoints.approveProposal, (call) => approveOne(site, call));
  routes.on(endpoints.rejectProposal, (call) => rejectOne(site, call));
}

/** The proposals of the areas that the caller may look at. */
async function describeProposals(
  site: Site,
  { staff, query }: StaffCall<typeof proposals>,
): Promise<ValueOf<typeof proposals>> {
  const { pageNo, pageSize, status, kind } = query;
  const open = Object.entries(proposalKinds).filter(([, area]) =>
    mayCall(staff.role, `${area}.look`),
  );
  const kinds = open
    .map(([name]) => name as ProposalKind)
    .filter((name) => kind === undefined || name === kind);
  const wanted = { kinds, status, offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await listProposals(site.db, staff.brandId, wanted);
  return {
    list: rows.map((row) => describeProposal(row, staff.id)),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
