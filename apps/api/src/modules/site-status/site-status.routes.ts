import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { SiteStatusContext } from './context.ts';
import { describeCountryCodes } from './country-codes.ts';
import { describePermission, describeStatus } from './describe-status.ts';
import { findRoutes } from './domain-route.store.ts';

export function siteStatusRoutes(routes: Routes, context: SiteStatusContext): void {
  routes.on(endpoints.systemStatus, (call) => describeStatus(context, call));
  routes.on(endpoints.permission, (call) => describePermission(context, call));
  routes.on(endpoints.domainRoutes, ({ brand }) => findRoutes(context.db, brand.id));
  routes.on(endpoints.countryCodes, ({ brand }) => describeCountryCodes(brand));
}
