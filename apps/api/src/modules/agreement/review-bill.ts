import type { BillRejection, BodyOf, proposeBillPayment, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { BillRow } from './bill.store.ts';
import { findRejection, proposePayment } from './review.store.ts';

/**
 * Proposes to pay what is held back of a bill. A second person approves, or rejects the bill.
 * @throws Refusal bill_not_found, bill_not_waiting, proposal_open
 */
export async function proposePaymentOf(
  context: Data,
  { brand, staff }: StaffCaller,
  { id: billId, reason }: BodyOf<typeof proposeBillPayment>,
): Promise<ValueOf<typeof proposeBillPayment>> {
  const verdict = await proposePayment(context.db, {
    ...{ brandId: brand.id, staffId: staff.id, billId, reason },
    key: context.random.id(),
  });
  if (verdict !== 'proposed') throw refusalFor(verdict);
  return {};
}

/** Why a bill is rejected now; null for every other bill. */
export const rejectionOf = async ({ db }: Data, bill: BillRow): Promise<BillRejection> =>
  bill.state === 'rejected' ? findRejection(db.pool, bill.id) : null;
