import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import { auditRoutes } from './audit.routes.ts';
import type { AuditContext } from './context.ts';
import { proveAuditLogs } from './prove-audit-log.ts';

export const audit = {
  declares: capabilities.audit,
  routes: [auditRoutes],
  jobs: [{ name: 'audit-proof', cron: '29 2 * * *', run: proveAuditLogs }],
  chaos: { part: 'audit' },
} as const satisfies Manifest<AuditContext>;
