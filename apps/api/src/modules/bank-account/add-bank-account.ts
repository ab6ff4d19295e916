import { type addBankAccount as addCall, Refusal, type ValueOf } from '@lantern/contracts';
import type { Data, Secrets } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { insertBankAccount, type NewBankAccount } from './bank-account.store.ts';
import type { BankAccountContext } from './context.ts';
import { describeAccount, findBank } from './describe-bank-accounts.ts';

const hour = 3600_000;
const shownDigits = 4;
/** What account numbers are locked for. */
export const accountLock = 'bank account';

/**
 * Binds a bank account. Money goes to it only after the brand's hold, in which a member whose
 * account somebody else has got into can still object.
 */
export async function addBankAccount(
  context: BankAccountContext,
  call: SessionCall<typeof addCall>,
): Promise<ValueOf<typeof addCall>> {
  const { brand, language, session, body, requestId } = call;
  await provePassword(context, call, body.password);
  const account = describe(context, call);
  const row = await insertBankAccount(context.db, account, brand.settings.bankAccounts.most);
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
  notifyOfChange(context, call, {
    change: 'bankAccountAdded',
    digits: row.lastDigits,
    usableAt: row.usableAt,
  });
  return describeAccount(row, { brand, language, now: context.clock.now() });
}

function describe(
  context: Data & Secrets,
  { brand, session, body }: SessionCall<typeof addCall>,
): NewBankAccount {
  const { bankCode, accountNumber } = body;
  const bank = findBank(brand, bankCode);
  if (!bank) throw new Refusal('bank_unknown');
  if (accountNumber.length < bank.minLength || accountNumber.length > bank.maxLength)
    throw new Refusal('bank_account_invalid', {
      field: 'accountNumber',
      min: bank.minLength,
      max: bank.maxLength,
    });
  const holderName = body.holderName.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(holderName))
    throw new Refusal('bank_account_invalid', { field: 'holderName' });
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
    accountKey: context.vault.fingerprint(accountLock, `${brand.id} ${bankCode} ${accountNumber}`),
    createdAt,
    usableAt: new Date(createdAt.getTime() + brand.settings.bankAccounts.holdHours * hour),
  };
}
