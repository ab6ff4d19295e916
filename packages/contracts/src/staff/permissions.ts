/** The parts of the console. Each can be looked at, and acted in, by those whose role says so. */
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

/** Where one person proposes and another one approves (see `proposalKinds`). */
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

/** What happens with money, to those who work with it. */
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
 * What each role may do. A cashier proposes and carries out, a reviewer decides; nobody decides on
 * a proposal of their own.
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

/**
 * Whether a role opens a call; a call that asks for several permissions is open with any of them.
 */
export const mayCall = (
  role: StaffRole,
  asked: StaffPermission | readonly StaffPermission[],
): boolean =>
  [asked].flat().some((one) => (rolePermissions[role] as readonly StaffPermission[]).includes(one));

/** Whether a role is a second yes to anything. */
export const mayApprove = (role: StaffRole): boolean =>
  mayCall(
    role,
    approvalAreas.map((area) => `${area}.approve` as const),
  );

/** What needs two people, with the area in which another person approves it. */
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
