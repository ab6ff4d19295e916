import { type AuditRow, type auditEvents, endpoints, type ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes, StaffCall } from '../../http/routes.ts';
import { takeFile } from './audit-file.ts';
import { type AuditEventRow, findAuditEvents } from './audit-log.store.ts';
import { proveOwnLog } from './prove-audit-log.ts';

export function auditRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.auditEvents, (call) => describeEvents(context, call));
  routes.on(endpoints.auditFile, (call) => takeFile(context, call));
  routes.on(endpoints.proveAudit, (call) => proveOwnLog(context, call));
}

const describeEvent = (row: AuditEventRow): AuditRow => ({
  seq: Number(row.seq),
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  subjectType: row.subject_type,
  subject: row.subject,
  before: row.before,
  after: row.after,
  reason: row.reason,
  hash: row.hash.toString('hex'),
});

async function describeEvents(
  { db }: Data,
  { brand, query }: StaffCall<typeof auditEvents>,
): Promise<ValueOf<typeof auditEvents>> {
  const { pageNo, pageSize, ...filter } = query;
  const place = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await findAuditEvents(db, brand, filter, place);
  return { list: rows.map(describeEvent), total, totalPages: Math.ceil(total / pageSize) };
}
