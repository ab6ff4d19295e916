import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { addBankAccount } from './add-bank-account.ts';
import type { BankAccountContext } from './context.ts';
import { describeAccounts, describeBanks } from './describe-bank-accounts.ts';
import { removeBankAccount } from './remove-bank-account.ts';

export function bankAccountRoutes(routes: Routes, context: BankAccountContext): void {
  routes.on(endpoints.bankList, ({ brand, language }) => describeBanks(brand, language));
  routes.on(endpoints.bankAccounts, (call) => describeAccounts(context, call));
  routes.on(endpoints.addBankAccount, (call) => addBankAccount(context, call));
  routes.on(endpoints.removeBankAccount, (call) => removeBankAccount(context, call));
}
