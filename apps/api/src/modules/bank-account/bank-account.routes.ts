import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { addBankAccount } from './add-bank-account.ts';
import { describeAccounts, describeBanks } from './describe-bank-accounts.ts';
import { removeBankAccount } from './remove-bank-account.ts';

export function bankAccountRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.bankList, ({ brand, language }) => describeBanks(brand, language));
  routes.on(endpoints.bankAccounts, (call) => describeAccounts(site, call));
  routes.on(endpoints.addBankAccount, (call) => addBankAccount(site, call));
  routes.on(endpoints.removeBankAccount, (call) => removeBankAccount(site, call));
}
