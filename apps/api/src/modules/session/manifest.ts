import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import { removeTrials } from './clean-up.store.ts';
import { cleanUpSessions } from './clean-up.ts';
import type { SessionContext } from './context.ts';
import { sessionRoutes } from './session.routes.ts';

export const session = {
  declares: capabilities.session,
  routes: [sessionRoutes],
  jobs: [
    { name: 'trial-clean-up', cron: '*/10 * * * *', run: ({ db }) => removeTrials(db) },
    { name: 'session-clean-up', cron: '17 3 * * *', run: ({ db }) => cleanUpSessions(db) },
  ],
  settings: ['login', 'trial'],
  partitions: ['login_event'],
  chaos: { none: 'moves no money; the run makes its own logins' },
} as const satisfies Manifest<SessionContext>;
