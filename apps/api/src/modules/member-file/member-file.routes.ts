import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { addNote, setFrozen, setStatus } from './change-member.ts';
import { describeFile } from './describe-file.ts';
import { proposePassword } from './propose-password.ts';
import { reveal } from './reveal-member.ts';
import { findForStaff } from './search-members.ts';

export function memberFileRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.searchMembers, (call) => findForStaff(site, call));
  routes.on(endpoints.staffMember, (call) => describeFile(site, call));
  routes.on(endpoints.revealMember, (call) => reveal(site, call));
  routes.on(endpoints.changeMemberStatus, (call) => setStatus(site, call));
  routes.on(endpoints.proposeMemberPassword, (call) => proposePassword(site, call));
  routes.on(endpoints.freezePurse, (call) => setFrozen(site, call));
  routes.on(endpoints.noteMember, (call) => addNote(site, call));
}
