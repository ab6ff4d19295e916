import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { RowsAfter } from '../../db/list-part.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface AuditEventRow {
  /** A bigint, which the driver returns as text. */
  seq: string;
  at: Date;
  actor: string;
  action: string;
  subjectType: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
  hash: Buffer;
}

export interface AuditFilter {
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  /** Days in the brand's time zone, both included; yyyy-MM-dd. */
  from?: string | undefined;
  to?: string | undefined;
}

const where = `brand_id = $1
  and ($3::text is null or actor = $3)
  and ($4::text is null or action = $4)
  and ($5::text is null or subject = $5)
  and ($6::date is null or at >= $6::date::timestamp at time zone $2)
  and ($7::date is null or at < ($7::date + 1)::timestamp at time zone $2)`;

const columns = 'seq, at, actor, action, subject_type, subject, before, after, reason, hash';

const valuesOf = ({ id, timeZone }: OfBrand, { actor, action, subject, from, to }: AuditFilter) => [
  id,
  timeZone,
  ...[actor, action, subject, from, to].map((one) => one ?? null),
];

interface OfBrand {
  id: string;
  timeZone: string;
}

/** A page of a brand's audit log, newest first, and the total number of rows. */
export async function findAuditEvents(
  { pool }: Database,
  brand: OfBrand,
  filter: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: AuditEventRow[]; total: number }> {
  const values = valuesOf(brand, filter);
  const [rows, counted] = await Promise.all([
    findRows<AuditEventRow>(
      pool,
      `select ${columns} from audit_event where ${where} order by seq desc offset $8 limit $9`,
      [...values, offset, limit],
    ),
    findRow<{ total: number }>(
      pool,
      `select count(*)::int as total from audit_event where ${where}`,
      values,
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Rows of a brand's audit log after one, newest first, for a file. */
export async function findAuditRows(
  { pool }: Database,
  brand: OfBrand,
  filter: AuditFilter,
  { limit, after }: RowsAfter<Pick<AuditEventRow, 'seq'>>,
): Promise<AuditEventRow[]> {
  return findRows<AuditEventRow>(
    pool,
    `select ${columns} from audit_event where ${where} and ($8::bigint is null or seq < $8)
      order by seq desc limit $9`,
    [...valuesOf(brand, filter), after?.seq ?? null, limit],
  );
}

export interface Break {
  /** The brand's code. */
  code: string;
  seq: string;
  rule: string;
}

/** The first row that breaks the chain, for each brand or for one. Reads the whole log. */
export function auditViolations({ pool }: Database, brandId?: string): Promise<Break[]> {
  return inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = '4min'");
    const proof = {
      text: `select b.code, v.seq, v.rule
               from audit_violations($1) v join brand b on b.id = v.brand_id order by b.code`,
      values: [brandId ?? null],
      query_timeout: 250_000,
    };
    return findRows<Break>(client, proof);
  });
}

export interface Head {
  brandId: string;
  code: string;
  seq: string;
  hash: Buffer;
}

/** The last row of each brand's chain. */
export async function auditHeads({ pool }: Database): Promise<Head[]> {
  return findRows<Head>(
    pool,
    `select h.brand_id, b.code, h.seq, h.hash
       from audit_head h join brand b on b.id = h.brand_id order by b.code`,
  );
}
