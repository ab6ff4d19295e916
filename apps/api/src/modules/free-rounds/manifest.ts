import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { FreeRoundsContext } from './context.ts';
import { expireFreeRounds } from './expire-free-rounds.ts';
import { freeRoundRoutes } from './free-rounds.routes.ts';
import { carryOutGrant } from './free-rounds.store.ts';

export const freeRounds = {
  declares: capabilities.freeRounds,
  routes: [freeRoundRoutes],
  jobs: [{ name: 'free-round-expiry', cron: '* * * * *', run: expireFreeRounds }],
  proposalKinds: { free_rounds: { carryOut: carryOutGrant } },
  settings: ['freeRounds'],
  chaos: { part: 'free-rounds' },
} as const satisfies Manifest<FreeRoundsContext>;
