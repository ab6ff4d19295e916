export { type AuditEntry, writeAudit } from './audit.store.ts';
export { proveAuditLogs } from './prove-audit-log.ts';
