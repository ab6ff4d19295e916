import type { Queryable } from '@lantern/rows';

export interface AuditEntry {
  brandId: string;
  /** Null when the site itself acts. */
  staffId: string | null;
  /** What was done, such as `member_disabled`. */
  action: string;
  subjectType: string;
  /** The id or reference of the subject. */
  subject: string;
  before?: object;
  after?: object;
  reason?: string | undefined;
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/**
 * Records a staff action in the transaction that carries it out. Call it last: it holds the lock on
 * the brand's chain until the transaction ends.
 */
export async function writeAudit(client: Queryable, entry: AuditEntry): Promise<void> {
  const { brandId, staffId, action, subjectType, subject, before, after, reason } = entry;
  await client.query('select audit_write($1, $2, $3, $4, $5, $6, $7, $8)', [
    brandId,
    staffId,
    action,
    subjectType,
    subject,
    json(before),
    json(after),
    reason ?? null,
  ]);
}
