import type { proveAudit, ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { StaffCall } from '../../http/routes.ts';
import { Disproved } from '../../job.ts';
import { observeAudit } from '../../metrics.ts';
import { auditHeads, auditViolations } from './audit-log.store.ts';
import type { AuditContext } from './context.ts';

/** Verifies the chain of one brand on request. */
export async function proveOwnLog(
  { db }: Data,
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
 * Proves the audit logs of all brands. The head of each log goes into the log of the process, which
 * is kept elsewhere: somebody who rewrites a whole chain would have to rewrite that as well.
 * @throws Disproved with the first row that breaks a chain
 */
export async function proveAuditLogs({ db, log }: AuditContext): Promise<void> {
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
  const [first] = broken;
  observeAudit(!first);
  if (!first) return;
  log.error({ event: 'audit_violated', violations: broken }, 'the audit log does not hold');
  throw new Disproved(
    `The audit log of ${first.code} does not hold from row ${first.seq} on: ${first.rule}.`,
  );
}
