import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { takeFile } from './audit-file.ts';
import { describeEvents } from './describe-events.ts';
import { proveOwnLog } from './prove-audit-log.ts';

export function auditRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.auditEvents, ({ caller, query }) => describeEvents(context, caller, query));
  routes.on(endpoints.auditFile, ({ caller, query }) => takeFile(context, caller, query));
  routes.on(endpoints.proveAudit, ({ caller }) => proveOwnLog(context, caller));
}
