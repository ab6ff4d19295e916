import type { Manifest } from '../../manifest.ts';
import type { CustomerServiceContext } from './context.ts';
import { customerServiceRoutes } from './customer-service.routes.ts';

export const customerService = {
  routes: [customerServiceRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<CustomerServiceContext>;
