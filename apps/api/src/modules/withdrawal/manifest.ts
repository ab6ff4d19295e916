import { capabilities } from '@lantern/contracts';
import type { Brands } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import type { WithdrawalContext } from './context.ts';
import { payOut } from './pay-out.ts';
import { receiveDuePayouts } from './receive-due.ts';
import { coveringRoutes, staffWithdrawalRoutes } from './staff.routes.ts';
import { carryOutApproval, carryOutDispute, carryOutFailure } from './staff.store.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';

export const withdrawal = {
  declares: capabilities.withdrawal,
  routes: [coveringRoutes, staffWithdrawalRoutes, withdrawalRoutes],
  jobs: [
    { name: 'withdrawal-payout', cron: '* * * * *', run: payOut },
    { name: 'withdrawal-receipt', cron: '* * * * *', run: receiveDuePayouts },
  ],
  proposalKinds: {
    withdrawal: { carryOut: carryOutApproval },
    payout: { carryOut: carryOutFailure },
    dispute: { carryOut: carryOutDispute },
  },
  settings: ['withdrawal'],
  chaos: { part: 'withdrawal' },
} as const satisfies Manifest<WithdrawalContext & Brands>;
