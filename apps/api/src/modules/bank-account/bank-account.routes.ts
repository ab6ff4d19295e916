import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { addBankAccount } from './add-bank-account.ts';
import type { BankAccountContext } from './context.ts';
import { describeAccounts, describeBanks } from './describe-bank-accounts.ts';
import { removeBankAccount } from './remove-bank-account.ts';

export function bankAccountRoutes(routes: Routes, context: BankAccountContext): void {
  routes.on(endpoints.bankList, ({ caller }) => describeBanks(caller.brand, caller.language));
  routes.on(endpoints.bankAccounts, ({ caller }) => describeAccounts(context, caller));
  routes.on(endpoints.addBankAccount, ({ caller, body }) => addBankAccount(context, caller, body));
  routes.on(endpoints.removeBankAccount, ({ caller, body }) =>
    removeBankAccount(context, caller, body),
  );
}
