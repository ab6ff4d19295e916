import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { ReconciliationContext } from './context.ts';
import { listForStaff, reconcileDay, resolveDifference } from './staff-reconciliation.ts';

export function reconciliationRoutes(routes: Routes, context: ReconciliationContext): void {
  routes.on(endpoints.reconciliations, ({ caller, query }) => listForStaff(context, caller, query));
  routes.on(endpoints.reconcileDay, ({ caller, body }) => reconcileDay(context, caller, body));
  routes.on(endpoints.resolveDifference, ({ caller, body }) =>
    resolveDifference(context, caller, body),
  );
}
