import type { Manifest } from '../../manifest.ts';
import type { ReconciliationContext } from './context.ts';
import { reconcilePast } from './reconcile.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';

export const reconciliation = {
  routes: [reconciliationRoutes],
  jobs: [{ name: 'reconciliation', cron: '13 4 * * *', run: reconcilePast }],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<ReconciliationContext>;
