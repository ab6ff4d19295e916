import { depositEndpoints } from './deposits.ts';
import {
  adjustmentReport,
  changeMemberStatus,
  freezePurse,
  noteMember,
  proposeAdjustment,
  proposeMemberPassword,
  proposePaymentPasswordClearing,
  revealMember,
  searchMembers,
  staffMember,
} from './members.ts';
import {
  auditEvents,
  auditFile,
  gatewayEvents,
  jobRuns,
  proveAudit,
  staffOverview,
  trialBalance,
} from './operations.ts';
import { addStaff, changeStaff, staffPeople } from './people.ts';
import { approveProposal, proposals, rejectProposal } from './proposals.ts';
import {
  excludeMember,
  proposeExclusionLift,
  setOperatorLimit,
  staffMemberProtection,
} from './protection.ts';
import { registrationRules, saveRegistrationRule } from './registration.ts';
import {
  changeStaffPassword,
  staffLogin,
  staffLogout,
  staffSession,
  startStaffEnrolment,
  verifyStaff,
} from './session.ts';

import { stuckTransfers } from './wallets.ts';
import { withdrawalEndpoints } from './withdrawals.ts';

export * from './deposits.ts';
export * from './members.ts';
export * from './operations.ts';
export * from './people.ts';
export * from './permissions.ts';
export * from './proposals.ts';
export * from './protection.ts';
export * from './registration.ts';
export * from './roles.ts';
export * from './session.ts';
export * from './wallets.ts';
export * from './withdrawals.ts';

/** All calls of the console. */
export const staffEndpoints = {
  staffLogin,
  staffSession,
  startStaffEnrolment,
  verifyStaff,
  changeStaffPassword,
  staffLogout,
  staffOverview,
  searchMembers,
  staffMember,
  revealMember,
  changeMemberStatus,
  proposeMemberPassword,
  proposePaymentPasswordClearing,
  freezePurse,
  noteMember,
  proposeAdjustment,
  adjustmentReport,
  trialBalance,
  jobRuns,
  gatewayEvents,
  auditEvents,
  auditFile,
  proveAudit,
  staffPeople,
  addStaff,
  changeStaff,
  proposals,
  approveProposal,
  rejectProposal,
  staffMemberProtection,
  setOperatorLimit,
  excludeMember,
  proposeExclusionLift,
  stuckTransfers,
  registrationRules,
  saveRegistrationRule,
  ...depositEndpoints,
  ...withdrawalEndpoints,
} as const;
