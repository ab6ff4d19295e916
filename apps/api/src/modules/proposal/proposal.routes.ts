import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { ProposalContext } from './context.ts';
import { approveOne, rejectOne } from './decide-proposal.ts';
import { listForStaff } from './list-for-staff.ts';

export function proposalRoutes(routes: Routes, context: ProposalContext): void {
  routes.on(endpoints.proposals, ({ caller, query }) => listForStaff(context, caller, query));
  routes.on(endpoints.approveProposal, ({ caller, body }) => approveOne(context, caller, body));
  routes.on(endpoints.rejectProposal, ({ caller, body }) => rejectOne(context, caller, body));
}
