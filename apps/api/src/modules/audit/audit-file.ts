import type { auditFile, QueryOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvCell, type CsvFile, inParts } from '../../csv.ts';
import { writeAudit } from './audit.store.ts';
import { type AuditEventRow, findAuditRows } from './audit-log.store.ts';

const columns = [
  'seq',
  'at',
  'actor',
  'action',
  'subjectType',
  'subject',
  'before',
  'after',
  'reason',
  'hash',
] as const;

/** The audit log as a file; rows are read while it is sent. The export itself is logged first. */
export async function takeFile(
  context: Data,
  { brand, staff }: StaffCaller,
  query: QueryOf<typeof auditFile>,
): Promise<CsvFile> {
  await writeAudit(context.db.pool, {
    brandId: brand.id,
    staffId: staff.id,
    action: 'audit_exported',
    subjectType: 'audit',
    subject: brand.code,
    after: query,
  });
  return { name: `audit-${brand.code}.csv`, columns, rows: readRows() };

  async function* readRows(): AsyncGenerator<CsvCell[]> {
    const rows = inParts<AuditEventRow>((part) => findAuditRows(context.db, brand, query, part));
    for await (const row of rows) yield writeRow(row);
  }
}

const asText = (values: object | null) => (values === null ? null : JSON.stringify(values));

const writeRow = (row: AuditEventRow): CsvCell[] => [
  { number: row.seq },
  row.at.toISOString(),
  row.actor,
  row.action,
  row.subjectType,
  row.subject,
  asText(row.before),
  asText(row.after),
  row.reason,
  row.hash.toString('hex'),
];
