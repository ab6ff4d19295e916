/**
 * What a member of the staff is employed for. An owner may do everything and an auditor may look at
 * everything; what the others may do, each area of a capability says (see `capabilities/`).
 */
export const staffRoles = ['owner', 'cashier', 'reviewer', 'support', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];
