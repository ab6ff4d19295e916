export { accountLock } from './add-bank-account.ts';
export { type BankAccountRow, findBankAccounts, findFullName } from './bank-account.store.ts';
export { describeAccount, nameOfBank } from './describe-bank-accounts.ts';
