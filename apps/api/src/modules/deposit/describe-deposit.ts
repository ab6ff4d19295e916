import type { Deposit } from '@lantern/contracts';
import { depositFee } from '@lantern/rules';
import type { DepositRow } from './deposit.store.ts';

const feeOf = ({ fee_basis_points: basisPoints, fee_fixed: fixed, amount }: DepositRow): string =>
  depositFee({ basisPoints, fixed }, BigInt(amount)).toString();

/** Whether instructions are shown; those of a late transfer are, until the staff reject it. */
const isPayable = ({ status, kind }: DepositRow): boolean =>
  status === 'pending' || (kind === 'bank' && (status === 'expired' || status === 'review'));

export function describeDeposit(row: DepositRow): Deposit {
  return {
    reference: row.reference,
    method: row.method,
    kind: row.kind,
    amount: row.credited ?? row.amount,
    fee: row.fee ?? feeOf(row),
    currency: row.currency,
    status: row.status,
    instructions: isPayable(row) ? row.instructions : null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    declaredAt: row.declared_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
    reason: row.status === 'failed' ? row.refused_reason : null,
  };
}
