import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { removeOldMessages } from './inbox.store.ts';

export const messages = {
  declares: capabilities.inbox,
  routes: [inboxRoutes],
  jobs: [{ name: 'inbox-clean-up', cron: '41 3 * * *', run: ({ db }) => removeOldMessages(db) }],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data>;
