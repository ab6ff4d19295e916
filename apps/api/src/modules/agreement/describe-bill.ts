import type { AgreementBillLine } from '@lantern/contracts';
import type { BillRow } from './bill.store.ts';

const positive = (value: bigint) => (value > 0n ? value : 0n).toString();

const lost = new Set<BillRow['state']>(['rejected', 'expired']);

export const describeBillLine = (row: BillRow): AgreementBillLine => ({
  id: row.id,
  agreement: row.agreementId,
  kind: row.kind,
  agent: { id: row.agentId, account: row.agent },
  payer: row.payerId === null ? null : { id: row.payerId, account: row.payer ?? '' },
  period: {
    start: row.periodStart.toISOString(),
    end: row.periodEnd.toISOString(),
    from: row.fromDay,
    to: row.toDay,
  },
  state: row.state,
  amount: row.amount,
  paid: row.paid,
  owes: row.owes,
  // What was held back of a rejected or expired bill is not kept.
  net: lost.has(row.state) ? '0' : positive(BigInt(row.amount) - BigInt(row.owes)),
  held: row.held,
  short: row.short,
  currency: row.currency,
});
