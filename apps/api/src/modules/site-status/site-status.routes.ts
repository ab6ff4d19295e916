import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeCountryCodes } from './country-codes.ts';
import { describePermission, describeStatus } from './describe-status.ts';
import { findRoutes } from './domain-route.store.ts';

export function siteStatusRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.systemStatus, (call) => describeStatus(site, call));
  routes.on(endpoints.permission, (call) => describePermission(site, call));
  routes.on(endpoints.domainRoutes, ({ brand }) => findRoutes(site.db, brand.id));
  routes.on(endpoints.countryCodes, ({ brand }) => describeCountryCodes(brand));
}
