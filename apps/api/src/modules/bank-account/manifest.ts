import type { Manifest } from '../../manifest.ts';
import { bankAccountRoutes } from './bank-account.routes.ts';
import type { BankAccountContext } from './context.ts';

export const bankAccount = {
  routes: [bankAccountRoutes],
  settings: ['bankAccounts'],
  chaos: { none: 'moves no money; withdrawals use its accounts' },
} as const satisfies Manifest<BankAccountContext>;
