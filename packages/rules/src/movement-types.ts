/** What a member sees a movement of money as. */
export const movementTypes = [
  'deposit',
  'withdrawal',
  'transfer',
  'wallet',
  'game',
  'correction',
] as const;
export type MovementType = (typeof movementTypes)[number];
