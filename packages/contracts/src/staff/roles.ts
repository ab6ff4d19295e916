/**
 * The roles of staff. An owner may do everything and an auditor may read everything; each area of a
 * capability defines what the others may do (see `capabilities/`).
 */
export const staffRoles = ['owner', 'cashier', 'reviewer', 'support', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];
