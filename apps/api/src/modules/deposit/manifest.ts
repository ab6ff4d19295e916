import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { DepositContext } from './context.ts';
import { depositRoutes, gatewayRoutes } from './deposit.routes.ts';
import { followUpDeposits } from './follow-up.ts';
import { staffDepositRoutes } from './staff.routes.ts';
import { carryOutMatch } from './staff.store.ts';

export const deposit = {
  declares: capabilities.deposit,
  routes: [depositRoutes, gatewayRoutes, staffDepositRoutes],
  jobs: [{ name: 'deposit-follow-up', cron: '* * * * *', run: followUpDeposits }],
  proposalKinds: { deposit: { carryOut: carryOutMatch } },
  settings: ['deposit'],
  chaos: { part: 'deposit' },
} as const satisfies Manifest<DepositContext>;
