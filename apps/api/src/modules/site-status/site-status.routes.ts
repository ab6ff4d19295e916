import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { SiteStatusContext } from './context.ts';
import { describeCountryCodes } from './country-codes.ts';
import { describePermission, describeStatus } from './describe-status.ts';
import { findRoutes } from './domain-route.store.ts';

export function siteStatusRoutes(routes: Routes, context: SiteStatusContext): void {
  routes.on(endpoints.systemStatus, ({ caller }) => describeStatus(context, caller));
  routes.on(endpoints.permission, ({ caller, query }) =>
    describePermission(context, caller, query),
  );
  routes.on(endpoints.domainRoutes, ({ caller }) => findRoutes(context.db, caller.brand.id));
  routes.on(endpoints.countryCodes, ({ caller }) => describeCountryCodes(caller.brand));
}
