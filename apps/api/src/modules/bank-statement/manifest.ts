import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import { bankStatementRoutes } from './bank-statement.routes.ts';
import type { BankStatementContext } from './context.ts';

export const bankStatement = {
  declares: capabilities.bankStatement,
  routes: [bankStatementRoutes],
  settings: ['statements'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<BankStatementContext>;
