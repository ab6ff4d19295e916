import type { BillRejection } from '@lantern/contracts';
import { findRow, getRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy, type DecidedProposal } from '../../db/decided-proposal.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface NewReview {
  brandId: string;
  staffId: string;
  billId: string;
  reason: string;
  key: string;
}

/** Answers `proposed`, or the code of a refusal. */
export const proposePayment = ({ pool }: Database, wish: NewReview): Promise<string> =>
  retried(() =>
    askVerdict(pool, 'select agreement_bill_propose($1, $2, $3, $4, $5) as verdict', [
      ...[wish.brandId, wish.staffId, wish.billId, wish.reason, wish.key],
    ]),
  );

/** Pays an agent what waits for it; answers `collected`, or the code of a refusal. */
export const collect = (
  { pool }: Database,
  brandId: string,
  agentId: string,
  billId: string,
): Promise<string> =>
  retried(() =>
    askVerdict(pool, 'select agreement_bill_collect($1, $2, $3) as verdict', [
      ...[brandId, agentId, billId],
    ]),
  );

/** Pays what was held back of a bill, or lets its agent collect it. */
export const carryOutBill = carryOutBy('agreement_bill_carry_out');

/** Rejects the bill, unless its proposer took the proposal back. */
export async function turnDownBill(client: Queryable, proposal: DecidedProposal): Promise<void> {
  await client.query('select agreement_bill_turn_down(l.p) from proposal_lock($1, $2) l', [
    proposal.id,
    proposal.decidedBy,
  ]);
}

/** Why the staff rejected a bill, the last time. */
export async function findRejection(client: Queryable, billId: string): Promise<BillRejection> {
  const row = await findRow<{ at: Date; reason: string }>(
    client,
    `select decided_at as at, decision_reason as reason from proposal
      where kind = 'agreement_bill' and subject = $1 and status = 'rejected'
        and decided_by <> proposed_by
      order by decided_at desc limit 1`,
    [billId],
  );
  return row ? { at: row.at.toISOString(), reason: row.reason } : null;
}

/** Whether the payment of a bill waits for a second person. */
export async function isProposed(client: Queryable, billId: string): Promise<boolean> {
  const { open } = await getRow<{ open: boolean }>(
    client,
    `select proposal_is_open('agreement_bill', $1) as open`,
    [billId],
  );
  return open;
}
