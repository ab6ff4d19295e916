import type {
  BodyOf,
  bankPeriods,
  closeBankPeriod as closeCall,
  QueryOf,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { mustOwn } from './own-accounts.ts';
import { close, findPeriods } from './period.store.ts';

/**
 * Closes days or a month of an account. The SQL function checks the balances under the account's
 * lock and writes the audit log.
 * @throws Refusal bank_account_not_found, period_closed, period_not_ready
 */
export async function closePeriod(
  { db, log }: Data & Logged,
  { brand, staff, requestId }: StaffCaller,
  { account, kind, day, reason }: BodyOf<typeof closeCall>,
): Promise<ValueOf<typeof closeCall>> {
  mustOwn(brand, account);
  const values = [brand.id, account, staff.id, day, reason ?? null];
  const { verdict, periods, ...why } = await close(db, kind, values);
  if (verdict !== 'closed') throw refusalFor(verdict, { ...why, currency: brand.currency });
  log.info(
    { event: 'bank_period_closed', brand: brand.code, account, kind, day, periods, requestId },
    'a period of a bank account was closed',
  );
  return { periods };
}

export async function listPeriods(
  { db }: Data,
  { brand }: StaffCaller,
  query: QueryOf<typeof bankPeriods>,
): Promise<ValueOf<typeof bankPeriods>> {
  const { rows, total } = await findPeriods(db, brand.id, query);
  const list = rows.map(({ firstDay, lastDay, closedAt, username, ...row }) => ({
    ...row,
    from: firstDay,
    to: lastDay,
    currency: brand.currency,
    closedAt: closedAt.toISOString(),
    closedBy: username,
  }));
  return { list, total, totalPages: Math.ceil(total / query.pageSize) };
}
