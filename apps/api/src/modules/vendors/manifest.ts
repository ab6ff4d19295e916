import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { VendorsContext } from './context.ts';
import { followOpenRounds } from './follow-open-rounds.ts';
import { readCatalogues, readNewCatalogues } from './read-catalogues.ts';
import { vendorsRoutes } from './vendors.routes.ts';

export const vendors = {
  declares: capabilities.vendors,
  routes: [vendorsRoutes],
  jobs: [
    { name: 'open-rounds', cron: '*/5 * * * *', run: followOpenRounds },
    { name: 'vendor-catalogues', cron: '7 * * * *', run: readCatalogues },
    { name: 'new-vendor-catalogues', cron: '* * * * *', run: readNewCatalogues },
  ],
  settings: ['rounds'],
  chaos: { none: 'carries out calls of the wallet, which the part play covers' },
} as const satisfies Manifest<VendorsContext>;
