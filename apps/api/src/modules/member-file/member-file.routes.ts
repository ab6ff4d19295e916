import { endpoints } from '@lantern/contracts';
import type { Data, Searching, Secrets } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { searching } from '../../searching.ts';
import { addNote, promote, setFrozen, setRank, setStatus, writeToMember } from './change-member.ts';
import { describeFile } from './describe-file.ts';
import { proposePassword } from './propose-password.ts';
import { reveal } from './reveal-member.ts';
import { findForStaff } from './search-members.ts';

export function memberFileRoutes(routes: Routes, context: Data & Searching & Secrets): void {
  routes.on(endpoints.searchMembers, ({ caller, query }) =>
    searching(context, caller, 'searchMembers', query, (own) => findForStaff(own, caller, query)),
  );
  routes.on(endpoints.staffMember, ({ caller, query }) => describeFile(context, caller, query));
  routes.on(endpoints.revealMember, ({ caller, body }) => reveal(context, caller, body));
  routes.on(endpoints.changeMemberStatus, ({ caller, body }) => setStatus(context, caller, body));
  routes.on(endpoints.rankMember, ({ caller, body }) => setRank(context, caller, body));
  routes.on(endpoints.promoteMember, ({ caller, body }) => promote(context, caller, body));
  routes.on(endpoints.proposeMemberPassword, ({ caller, body }) =>
    proposePassword(context, caller, body),
  );
  routes.on(endpoints.freezePurse, ({ caller, body }) => setFrozen(context, caller, body));
  routes.on(endpoints.noteMember, ({ caller, body }) => addNote(context, caller, body));
  routes.on(endpoints.messageMember, ({ caller, body }) => writeToMember(context, caller, body));
}
