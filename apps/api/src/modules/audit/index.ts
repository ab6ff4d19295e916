export { type AuditEntry, writeAudit } from './audit.store.ts';
export { takeList } from './list-file.ts';
