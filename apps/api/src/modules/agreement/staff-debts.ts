import type { QueryOf, staffDebts, ValueOf } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findDebts, type StaffDebtRow } from './debt.store.ts';

const describe = (row: StaffDebtRow) => ({
  bill: row.billId,
  kind: row.kind,
  debtor: { id: row.debtorId, account: row.debtor },
  creditor: { id: row.creditorId, account: row.creditor },
  period: { start: row.periodStart.toISOString(), end: row.periodEnd.toISOString() },
  owed: row.owed,
  paid: row.paid,
});

/** What uplines owe their downlines, by the account of either. */
export async function listDebtsForStaff(
  { db }: Data,
  { brand }: StaffCaller,
  { search, pageNo, pageSize }: QueryOf<typeof staffDebts>,
): Promise<ValueOf<typeof staffDebts>> {
  const typed = search.trim();
  const { rows, total, rest } = await findDebts(db, {
    brandId: brand.id,
    name: typed === '' ? undefined : nameKey(typed),
    ...{ limit: pageSize, offset: (pageNo - 1) * pageSize },
  });
  return {
    list: rows.map(describe),
    total,
    totalPages: Math.ceil(total / pageSize),
    currency: brand.currency,
    rest,
  };
}
