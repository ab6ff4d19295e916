import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeService } from './describe-service.ts';
import { openPath } from './locked-path.ts';

export function customerServiceRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.customerService, (call) => describeService(site, call));
  routes.on(endpoints.openCustomerService, ({ brand, body }) => ({
    url: openPath(site, brand.id, body.path),
  }));
}
