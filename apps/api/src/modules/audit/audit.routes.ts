import { type AuditRow, type auditEvents, endpoints, type ValueOf } from '@lantern/contracts';
import type { Routes, StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { takeFile } from './audit-file.ts';
import { type AuditEventRow, findAuditEvents } from './audit-log.store.ts';
import { proveOwnLog } from './prove-audit-log.ts';

export function auditRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.auditEvents, (call) => describeEvents(site, call));
  routes.on(endpoints.auditFile, (call) => takeFile(site, call));
  routes.on(endpoints.proveAudit, (call) => proveOwnLog(site, call));
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
  { db }: Site,
  { brand, query }: StaffCall<typeof auditEvents>,
): Promise<ValueOf<typeof auditEvents>> {
  const { pageNo, pageSize, ...filter } = query;
  const place = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await findAuditEvents(db, brand, filter, place);
  return { list: rows.map(describeEvent), total, totalPages: Math.ceil(total / pageSize) };
}
