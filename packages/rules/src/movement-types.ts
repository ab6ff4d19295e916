/** The types of transactions that a member sees. */
export const movementTypes = [
  'deposit',
  'withdrawal',
  'transfer',
  'wallet',
  'game',
  'agreement',
  'correction',
] as const;
export type MovementType = (typeof movementTypes)[number];
