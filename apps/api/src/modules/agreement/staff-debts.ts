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

/** The beginning of an account, in its unique form; undefined without a search. */
export function nameOf({ search }: { search: string }): string | undefined {
  const typed = search.trim();
  return typed === '' ? undefined : nameKey(typed);
}

/** What uplines owe their downlines, by the account of either. */
export async function listDebtsForStaff(
  { db }: Data,
  { brand }: StaffCaller,
  { search, pageNo, pageSize }: QueryOf<typeof staffDebts>,
): Promise<ValueOf<typeof staffDebts>> {
  const { rows, total, rest } = await findDebts(
    db,
    { brandId: brand.id, name: nameOf({ search }) },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  );
  return {
    list: rows.map(describe),
    total,
    totalPages: Math.ceil(total / pageSize),
    currency: brand.currency,
    rest,
  };
}
