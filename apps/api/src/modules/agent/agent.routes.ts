import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeAgreements } from './describe-agreements.ts';
import { describeInvitation } from './describe-invitation.ts';
import { listTeam } from './list-team.ts';

export function agentRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.agreementSettings, ({ caller }) => describeAgreements(caller.brand));
  routes.on(endpoints.teamMembers, ({ caller, query }) => listTeam(context, caller, query));
  routes.on(endpoints.invitationLink, ({ caller }) => describeInvitation(context, caller));
}
