import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { jackpotRoutes } from './jackpot.routes.ts';
import { carryOutJackpot } from './jackpot.store.ts';

export const jackpot = {
  declares: capabilities.jackpot,
  routes: [jackpotRoutes],
  proposalKinds: { jackpot: { carryOut: carryOutJackpot } },
  settings: ['jackpot'],
  chaos: { none: 'its money moves with the wins of the part play, and in one transaction a pot' },
} as const satisfies Manifest<Data>;
