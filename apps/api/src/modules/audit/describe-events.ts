import type { AuditRow, auditEvents, QueryOf, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type AuditEventRow, findAuditEvents } from './audit-log.store.ts';

const describeEvent = (row: AuditEventRow): AuditRow => ({
  seq: Number(row.seq),
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  subjectType: row.subjectType,
  subject: row.subject,
  before: row.before,
  after: row.after,
  reason: row.reason,
  hash: row.hash.toString('hex'),
});

export async function describeEvents(
  { db }: Data,
  { brand }: StaffCaller,
  { pageNo, pageSize, ...filter }: QueryOf<typeof auditEvents>,
): Promise<ValueOf<typeof auditEvents>> {
  const place = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await findAuditEvents(db, brand, filter, place);
  return { list: rows.map(describeEvent), total, totalPages: Math.ceil(total / pageSize) };
}
