import {
  type addBankAccount as addCall,
  type BodyOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { readHolderName } from '@lantern/rules';
import { accountLock, accountText } from '@lantern/signing';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { insertBankAccount, type NewBankAccount } from './bank-account.store.ts';
import type { BankAccountContext } from './context.ts';
import { describeAccount, findBank } from './describe-bank-accounts.ts';

const hour = 3600_000;
const shownDigits = 4;

type Input = BodyOf<typeof addCall>;

/**
 * Adds a bank account. It receives no money during the brand's hold, so that the member has time to
 * react if an intruder added it.
 */
export async function addBankAccount(
  context: BankAccountContext,
  caller: SessionCaller,
  input: Input,
): Promise<ValueOf<typeof addCall>> {
  const { brand, language, session, requestId } = caller;
  await provePassword(context, caller, input.password);
  const account = newAccount(context, caller, input);
  const row = await insertBankAccount(context.db, brand, account);
  if (typeof row === 'string') throw new Refusal(row);
  context.log.info(
    {
      event: 'bank_account_added',
      brand: brand.code,
      member: session.memberId,
      account: row.id,
      requestId,
    },
    'bank account added',
  );
  notifyOfChange(context, caller, {
    change: 'bankAccountAdded',
    digits: row.lastDigits,
    usableAt: row.usableAt,
  });
  return describeAccount(row, { brand, language, now: context.clock.now() });
}

function newAccount(
  context: Data & Secrets,
  { brand, session }: SessionCaller,
  input: Input,
): NewBankAccount {
  const { bankCode, accountNumber } = input;
  const bank = findBank(brand, bankCode);
  if (!bank) throw new Refusal('bank_unknown');
  if (accountNumber.length < bank.minLength || accountNumber.length > bank.maxLength)
    throw new Refusal('bank_account_invalid', {
      field: 'accountNumber',
      min: bank.minLength,
      max: bank.maxLength,
    });
  const holderName = readHolderName(brand.settings.countryDialingCode, input.holderName);
  if (holderName === undefined) throw new Refusal('bank_account_invalid', { field: 'holderName' });
  const id = context.random.id();
  const createdAt = context.clock.now();
  return {
    id,
    brandId: brand.id,
    memberId: session.memberId,
    bankCode,
    holderName,
    accountNumber: context.vault.lock(accountLock, id, accountNumber),
    lastDigits: accountNumber.slice(-shownDigits),
    accountKey: context.vault.fingerprint(
      accountLock,
      accountText(brand.id, bankCode, accountNumber),
    ),
    createdAt,
    usableAt: new Date(createdAt.getTime() + brand.settings.bankAccounts.holdHours * hour),
  };
}
