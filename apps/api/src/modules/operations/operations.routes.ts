import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeGatewayEvents, describeJobs } from './describe-jobs.ts';
import { describeLedger } from './describe-ledger.ts';
import { describeOverview } from './describe-overview.ts';

export function operationsRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.staffOverview, (call) => describeOverview(site, call));
  routes.on(endpoints.trialBalance, (call) => describeLedger(site, call));
  routes.on(endpoints.jobRuns, () => describeJobs(site));
  routes.on(endpoints.gatewayEvents, (call) => describeGatewayEvents(site, call));
}
