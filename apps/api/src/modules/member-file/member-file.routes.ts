import { endpoints } from '@lantern/contracts';
import type { Data, Secrets } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { addNote, setFrozen, setStatus } from './change-member.ts';
import { describeFile } from './describe-file.ts';
import { proposePassword } from './propose-password.ts';
import { reveal } from './reveal-member.ts';
import { findForStaff } from './search-members.ts';

export function memberFileRoutes(routes: Routes, context: Data & Secrets): void {
  routes.on(endpoints.searchMembers, (call) => findForStaff(context, call));
  routes.on(endpoints.staffMember, (call) => describeFile(context, call));
  routes.on(endpoints.revealMember, (call) => reveal(context, call));
  routes.on(endpoints.changeMemberStatus, (call) => setStatus(context, call));
  routes.on(endpoints.proposeMemberPassword, (call) => proposePassword(context, call));
  routes.on(endpoints.freezePurse, (call) => setFrozen(context, call));
  routes.on(endpoints.noteMember, (call) => addNote(context, call));
}
