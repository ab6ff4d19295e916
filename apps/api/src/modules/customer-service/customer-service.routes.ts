import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { CustomerServiceContext } from './context.ts';
import { describeService } from './describe-service.ts';
import { openPath } from './locked-path.ts';

export function customerServiceRoutes(routes: Routes, context: CustomerServiceContext): void {
  routes.on(endpoints.customerService, ({ caller }) => describeService(context, caller));
  routes.on(endpoints.openCustomerService, ({ caller: { brand }, body }) => ({
    url: openPath(context, brand.id, body.path),
  }));
}
