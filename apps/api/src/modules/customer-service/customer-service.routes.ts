import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { CustomerServiceContext } from './context.ts';
import { describeService } from './describe-service.ts';
import { openPath } from './locked-path.ts';

export function customerServiceRoutes(routes: Routes, context: CustomerServiceContext): void {
  routes.on(endpoints.customerService, (call) => describeService(context, call));
  routes.on(endpoints.openCustomerService, ({ brand, body }) => ({
    url: openPath(context, brand.id, body.path),
  }));
}
