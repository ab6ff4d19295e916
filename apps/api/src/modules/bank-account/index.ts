export { type BankAccountRow, findBankAccounts, findFullName } from './bank-account.store.ts';
export { describeAccount, nameOfBank } from './describe-bank-accounts.ts';
