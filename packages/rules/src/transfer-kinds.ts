/** The types of transactions that a member sees. */
export const movementTypes = [
  'deposit',
  'withdrawal',
  'transfer',
  'wallet',
  'game',
  'correction',
] as const;
export type MovementType = (typeof movementTypes)[number];

/** Every ledger transfer kind of a member's wallet, with the type it is listed under. */
export const transferKinds: Readonly<Record<string, MovementType>> = {
  deposit: 'deposit',
  deposit_fee: 'deposit',
  withdrawal_hold: 'withdrawal',
  withdrawal_release: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  line_transfer: 'transfer',
  wallet_out: 'wallet',
  wallet_in: 'wallet',
  wallet_returned: 'wallet',
  bet: 'game',
  win: 'game',
  bet_rollback: 'game',
  win_rollback: 'game',
  debt_repaid: 'correction',
  adjustment: 'correction',
  opening_balance: 'correction',
};

export const movementTypeOf = (kind: string): MovementType => transferKinds[kind] ?? 'correction';
