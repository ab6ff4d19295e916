import type { Deposit } from '@lantern/contracts';
import { depositFee } from '@lantern/rules';
import type { DepositRow } from './deposit.store.ts';

const feeOf = ({ feeBasisPoints: basisPoints, feeFixed: fixed, amount }: DepositRow): string =>
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
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    declaredAt: row.declaredAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    reason: row.status === 'failed' ? row.refusedReason : null,
  };
}
