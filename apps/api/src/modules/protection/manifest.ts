import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { endSpentTime } from './end-time.store.ts';
import { protectionRoutes, staffProtectionRoutes } from './protection.routes.ts';
import { carryOutLifting, carryOutLimit } from './staff-protection.store.ts';

export const protection = {
  declares: capabilities.protection,
  routes: [protectionRoutes, staffProtectionRoutes],
  jobs: [{ name: 'protection-time', cron: '* * * * *', run: ({ db }) => endSpentTime(db) }],
  proposalKinds: {
    exclusion: { carryOut: carryOutLifting },
    limit: { carryOut: carryOutLimit },
  },
  settings: ['protection'],
  chaos: { part: 'protection' },
} as const satisfies Manifest<Data>;
