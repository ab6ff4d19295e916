/** The areas of the console. Roles grant viewing and acting in each. */
export const staffAreas = [
  'members',
  'wallets',
  'deposits',
  'withdrawals',
  'adjustments',
  'disputes',
  'protection',
  'ledger',
  'audit',
  'jobs',
  'registration',
  'staff',
] as const;
export type StaffArea = (typeof staffAreas)[number];

/** Areas with approvals (see `proposalKinds`). */
export const approvalAreas = [
  'members',
  'deposits',
  'withdrawals',
  'adjustments',
  'disputes',
  'protection',
] as const;
export type ApprovalArea = (typeof approvalAreas)[number];

export type StaffPermission = `${StaffArea}.${'look' | 'act'}` | `${ApprovalArea}.approve`;

const looks = staffAreas.map((area) => `${area}.look` as const);
const acts = staffAreas.map((area) => `${area}.act` as const);
const approvals = approvalAreas.map((area) => `${area}.approve` as const);

export const staffPermissions: readonly StaffPermission[] = [...looks, ...acts, ...approvals];

/** Areas about money. */
const cashLooks = [
  'members.look',
  'wallets.look',
  'deposits.look',
  'withdrawals.look',
  'adjustments.look',
  'disputes.look',
  'protection.look',
  'ledger.look',
] as const satisfies readonly StaffPermission[];

/**
 * Permissions by role. A cashier proposes and executes, a reviewer decides; no one approves their
 * own proposal.
 */
export const rolePermissions = {
  owner: staffPermissions,
  cashier: [...cashLooks, 'deposits.act', 'withdrawals.act', 'adjustments.act', 'disputes.act'],
  reviewer: [...cashLooks, 'audit.look', 'withdrawals.act', 'disputes.act', ...approvals],
  support: [
    'members.look',
    'members.act',
    'wallets.look',
    'deposits.look',
    'withdrawals.look',
    'disputes.look',
    'protection.look',
    'protection.act',
    'registration.look',
  ],
  auditor: looks,
} as const satisfies Record<string, readonly StaffPermission[]>;

export type StaffRole = keyof typeof rolePermissions;
export const staffRoles = Object.keys(rolePermissions) as [StaffRole, ...StaffRole[]];

/** Checks that a role has one of a call's permissions. */
export const mayCall = (
  role: StaffRole,
  asked: StaffPermission | readonly StaffPermission[],
): boolean =>
  [asked].flat().some((one) => (rolePermissions[role] as readonly StaffPermission[]).includes(one));

/** Checks that a role can approve anything. */
export const mayApprove = (role: StaffRole): boolean =>
  mayCall(
    role,
    approvalAreas.map((area) => `${area}.approve` as const),
  );

/** Kinds of proposals, with the area whose reviewers approve them. */
export const proposalKinds = {
  adjustment: 'adjustments',
  withdrawal: 'withdrawals',
  payout: 'withdrawals',
  dispute: 'disputes',
  deposit: 'deposits',
  exclusion: 'protection',
  limit: 'protection',
  password: 'members',
  payment_password: 'members',
} as const satisfies Record<string, ApprovalArea>;
export type ProposalKind = keyof typeof proposalKinds;
