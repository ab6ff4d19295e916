import type { proveAudit, ValueOf } from '@lantern/contracts';
import type { StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { auditHeads, auditViolations, type Break } from './audit-log.store.ts';

/** Computes the chain of a brand anew, for somebody who wants to know now. */
export async function proveOwnLog(
  { db }: Site,
  { brand }: StaffCall<typeof proveAudit>,
): Promise<ValueOf<typeof proveAudit>> {
  const [broken] = await auditViolations(db, brand.id);
  const head = (await auditHeads(db)).find(({ brand_id: id }) => id === brand.id);
  return {
    rows: Number(head?.seq ?? 0),
    head: head?.hash.toString('hex') ?? null,
    broken: broken ? { seq: Number(broken.seq), rule: broken.rule } : null,
  };
}

/**
 * Proves the audit logs of all brands; answers the first row of each that does not hold. Where each
 * log ends goes into the log of the process, which is kept elsewhere: whoever rewrote a whole chain
 * would still have to rewrite that.
 */
export async function proveAuditLogs({ db, log }: Pick<Site, 'db' | 'log'>): Promise<Break[]> {
  const broken = await auditViolations(db);
  for (const { code, seq, hash } of await auditHeads(db)) {
    const detail = {
      event: 'audit_head',
      brand: code,
      seq: Number(seq),
      hash: hash.toString('hex'),
    };
    log.info(detail, 'the audit log ends here');
  }
  return broken;
}
