import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeGatewayEvents, describeJobs } from './describe-jobs.ts';
import { describeLedger } from './describe-ledger.ts';
import { describeOverview } from './describe-overview.ts';

export function operationsRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.staffOverview, ({ caller }) => describeOverview(context, caller));
  routes.on(endpoints.trialBalance, ({ caller }) => describeLedger(context, caller));
  routes.on(endpoints.jobRuns, () => describeJobs(context));
  routes.on(endpoints.gatewayEvents, ({ caller, query }) =>
    describeGatewayEvents(context, caller, query),
  );
}
