import type { Area } from '../capabilities/capability.ts';
import { type Areas, areas, proposalKinds } from '../capabilities/index.ts';
import type { StaffRole } from './roles.ts';

/** The areas of the console. The role of a member of staff decides access to each. */
export type StaffArea = keyof Areas;
export const staffAreas = Object.keys(areas) as readonly StaffArea[];

/** Areas in which one person proposes and another one approves (see `proposalKinds`). */
export type ApprovalArea = {
  [Name in StaffArea]: Areas[Name] extends { approve: unknown } ? Name : never;
}[StaffArea];
export const approvalAreas = staffAreas.filter(
  (area): area is ApprovalArea => 'approve' in areas[area],
);

export type StaffPermission = `${StaffArea}.${'look' | 'act'}` | `${ApprovalArea}.approve`;

const looks = staffAreas.map((area) => `${area}.look` as const);
const acts = staffAreas.map((area) => `${area}.act` as const);
const approvals = approvalAreas.map((area) => `${area}.approve` as const);

export const staffPermissions: readonly StaffPermission[] = [...looks, ...acts, ...approvals];

function granted(role: Exclude<StaffRole, 'owner' | 'auditor'>): readonly StaffPermission[] {
  return staffPermissions.filter((permission) => {
    const [name, deed] = permission.split('.') as [StaffArea, keyof Area];
    const area: Area = areas[name];
    return area[deed]?.includes(role);
  });
}

/**
 * What each role may do. A cashier proposes and carries out, a reviewer decides; no one decides
 * their own proposal.
 */
export const rolePermissions: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  owner: staffPermissions,
  cashier: granted('cashier'),
  reviewer: granted('reviewer'),
  support: granted('support'),
  auditor: looks,
};

/** Whether a role may make a call; of several permissions, any one is enough. */
export const mayCall = (
  role: StaffRole,
  asked: StaffPermission | readonly StaffPermission[],
): boolean => [asked].flat().some((one) => rolePermissions[role].includes(one));

/** Whether a role may approve any proposal. */
export const mayApprove = (role: StaffRole): boolean => mayCall(role, approvals);

export type ProposalKind = keyof typeof proposalKinds;
/** Compiles as long as every kind is approved in an area that has approvals. */
export const approvalAreaOf = (kind: ProposalKind): ApprovalArea => proposalKinds[kind];
