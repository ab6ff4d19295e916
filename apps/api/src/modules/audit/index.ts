export { type AuditEntry, writeAudit } from './audit.store.ts';
