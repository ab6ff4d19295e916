import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeGatewayEvents, describeJobs } from './describe-jobs.ts';
import { describeLedger } from './describe-ledger.ts';
import { describeOverview } from './describe-overview.ts';

export function operationsRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.staffOverview, (call) => describeOverview(context, call));
  routes.on(endpoints.trialBalance, (call) => describeLedger(context, call));
  routes.on(endpoints.jobRuns, () => describeJobs(context));
  routes.on(endpoints.gatewayEvents, (call) => describeGatewayEvents(context, call));
}
