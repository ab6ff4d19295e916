import type { Manifest } from '../../manifest.ts';
import type { SiteStatusContext } from './context.ts';
import { measureRoutes } from './measure-routes.ts';
import { siteStatusRoutes } from './site-status.routes.ts';

export const siteStatus = {
  routes: [siteStatusRoutes],
  jobs: [{ name: 'domain-routes', cron: '*/5 * * * *', run: measureRoutes }],
  settings: ['status', 'site'],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<SiteStatusContext>;
