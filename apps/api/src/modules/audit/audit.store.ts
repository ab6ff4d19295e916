import type { Queryable } from '@lantern/database';

export interface AuditEntry {
  brandId: string;
  /** Null where the site itself acts. */
  staffId: string | null;
  /** What was done, such as `member_disabled`. */
  action: string;
  subjectType: string;
  /** The id or reference of what it was done to. */
  subject: string;
  before?: object;
  after?: object;
  reason?: string | undefined;
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/**
 * Writes what somebody of the staff does, in the transaction that does it. It is the last statement
 * of that transaction: others of the brand who write wait for its end.
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
