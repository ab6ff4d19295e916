import {
  type BodyOf,
  type chooseColumns as chooseCall,
  type OwnAccount,
  type ownAccounts,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { type AccountRow, findAccounts, keepColumns } from './account.store.ts';

interface Named {
  accountNumber: string;
  bankName: string;
  holderName: string;
}

/** The brand's accounts: those that members pay to, and others such as one for payouts. */
const namedBy = ({ settings }: Brand): Named[] => [
  ...settings.deposit.accounts,
  ...settings.statements.otherAccounts,
];

/** The accounts of the brand's settings, and removed ones whose statements are still there. */
export async function listAccounts(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof ownAccounts>> {
  const rows = new Map((await findAccounts(db, brand.id)).map((row) => [row.account, row]));
  const named = namedBy(brand);
  const removed = [...rows.keys()]
    .filter((account) => !named.some(({ accountNumber }) => accountNumber === account))
    .map((accountNumber) => ({ accountNumber, bankName: '', holderName: '' }));
  return [...named, ...removed].map((one) => describe(one, brand, rows.get(one.accountNumber)));
}

const describe = (
  { accountNumber, bankName, holderName }: Named,
  { currency }: Brand,
  row: AccountRow | undefined,
): OwnAccount => ({
  account: accountNumber,
  bankName,
  holderName,
  currency,
  columns: row?.csv ?? null,
  unmatched: row?.unmatched ?? 0,
  newest: row?.newestDay ? { day: row.newestDay, closing: row.newestClosing ?? '0' } : null,
  from: row?.fromDay ?? null,
  closed: row?.closedDay ?? null,
});

/** @throws Refusal bank_account_not_found for one that the brand's settings do not name */
export function mustOwn(brand: Brand, account: string): void {
  if (!namedBy(brand).some(({ accountNumber }) => accountNumber === account))
    throw new Refusal('bank_account_not_found');
}

/** @throws Refusal bank_account_not_found */
export async function chooseColumns(
  { db, log }: Data & Logged,
  { brand, staff, requestId }: StaffCaller,
  { account, columns }: BodyOf<typeof chooseCall>,
): Promise<Record<string, never>> {
  mustOwn(brand, account);
  await keepColumns(db, { brandId: brand.id, staffId: staff.id, account, columns });
  log.info(
    { event: 'statement_columns', brand: brand.code, account, requestId },
    'the columns of an account’s CSV files were chosen',
  );
  return {};
}
