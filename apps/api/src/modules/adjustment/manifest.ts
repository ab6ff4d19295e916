import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { adjustmentRoutes } from './adjustment.routes.ts';
import { carryOutAdjustment } from './adjustment.store.ts';

export const adjustment = {
  declares: capabilities.adjustment,
  routes: [adjustmentRoutes],
  proposalKinds: { adjustment: { carryOut: carryOutAdjustment } },
  chaos: { none: 'not exercised: two of the staff make one posting of the ledger' },
} as const satisfies Manifest<Data>;
