import { endpoints } from '@lantern/contracts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeAccess, grantRights, listAssistants } from './assistants.ts';
import { assistantsFile } from './assistants-file.ts';
import { describeAgreements } from './describe-agreements.ts';
import { describeInvitation } from './describe-invitation.ts';
import { describeTeamMember } from './describe-team-member.ts';
import {
  countVisit,
  createInviteLink,
  describeRebateLimit,
  endInviteLink,
  listInviteLinks,
} from './invite-links.ts';
import { inviteLinksFile } from './links-file.ts';
import { listTeam, teamFile } from './list-team.ts';
import { describeContactRule, saveContactRule } from './team-contacts.ts';

export function agentRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.agreementSettings, ({ caller }) => describeAgreements(caller.brand));
  routes.on(endpoints.teamMembers, ({ caller, query }) => listTeam(context, caller, query));
  routes.on(endpoints.teamMembersFile, ({ caller, query }) => teamFile(context, caller, query));
  routes.on(endpoints.teamMember, ({ caller, query }) =>
    describeTeamMember(context, caller, query),
  );
  routes.on(endpoints.inviteLinksFile, ({ caller }) => inviteLinksFile(context, caller));
  routes.on(endpoints.inviteLinks, ({ caller, query }) => listInviteLinks(context, caller, query));
  routes.on(endpoints.addInviteLink, ({ caller, body }) => createInviteLink(context, caller, body));
  routes.on(endpoints.rebateLimit, ({ caller }) => describeRebateLimit(context, caller));
  routes.on(endpoints.closeInviteLink, ({ caller, body }) => endInviteLink(context, caller, body));
  routes.on(endpoints.visitInviteLink, ({ caller, body }) => countVisit(context, caller, body));
  routes.on(endpoints.agentAccess, ({ caller }) => describeAccess(caller));
  routes.on(endpoints.assistants, ({ caller }) => listAssistants(context, caller));
  routes.on(endpoints.assistantsFile, ({ caller }) => assistantsFile(context, caller));
  routes.on(endpoints.changeAssistant, ({ caller, body }) => grantRights(context, caller, body));
  routes.on(endpoints.invitationLink, ({ caller }) => describeInvitation(context, caller));
}

export function teamContactRoutes(routes: Routes, context: Data & Logged & Brands): void {
  routes.on(endpoints.teamContacts, ({ caller }) => describeContactRule(context, caller));
  routes.on(endpoints.saveTeamContacts, ({ caller, body }) =>
    saveContactRule(context, caller, body),
  );
}
