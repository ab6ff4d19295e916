import type { addBankAccount, bankAccounts, bankList, ValueOf } from '@lantern/contracts';
import { maskAccount } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { type BankAccountRow, findBankAccounts, findFullName } from './bank-account.store.ts';

type Bank = Brand['settings']['bankAccounts']['banks'][number];

const nameOf = ({ code, names }: Bank, language: string) => names[language] ?? names.en ?? code;

export const findBank = ({ settings }: Brand, code: string) =>
  settings.bankAccounts.banks.find((bank) => bank.code === code);

export const describeBanks = (brand: Brand, language: string): ValueOf<typeof bankList> =>
  brand.settings.bankAccounts.banks.map((bank) => ({
    code: bank.code,
    name: nameOf(bank, language),
    minLength: bank.minLength,
    maxLength: bank.maxLength,
  }));

/** The bank's name, or its code if the brand no longer lists the bank. */
export function nameOfBank(brand: Brand, language: string, code: string): string {
  const bank = findBank(brand, code);
  return bank ? nameOf(bank, language) : code;
}

/** The full number is never sent: the member knows it. */
export function describeAccount(
  row: BankAccountRow,
  { brand, language, now }: { brand: Brand; language: string; now: Date },
): ValueOf<typeof addBankAccount> {
  return {
    id: row.id,
    bankCode: row.bankCode,
    bankName: nameOfBank(brand, language, row.bankCode),
    holderName: row.holderName,
    accountNumber: maskAccount(row.lastDigits),
    createdAt: row.createdAt.toISOString(),
    usableAt: row.usableAt.toISOString(),
    usable: row.usableAt <= now,
  };
}

export async function describeAccounts(
  context: Data,
  { brand, language, session: { memberId } }: SessionCaller,
): Promise<ValueOf<typeof bankAccounts>> {
  const now = context.clock.now();
  const [holderName, rows] = await Promise.all([
    findFullName(context.db.pool, memberId),
    findBankAccounts(context.db, { brandId: brand.id, memberId }),
  ]);
  return {
    holderName,
    holderCountry: brand.settings.countryDialingCode,
    most: brand.settings.bankAccounts.most,
    list: rows.map((row) => describeAccount(row, { brand, language, now })),
  };
}
