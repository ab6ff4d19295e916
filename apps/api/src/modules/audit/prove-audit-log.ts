import type { proveAudit, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { Disproved } from '../../job.ts';
import { observeAudit } from '../../metrics.ts';
import { auditHeads, auditViolations } from './audit-log.store.ts';
import type { AuditContext } from './context.ts';

/** Verifies the chain of one brand on request. */
export async function proveOwnLog(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof proveAudit>> {
  const [broken] = await auditViolations(db, brand.id);
  const head = (await auditHeads(db)).find(({ brandId: id }) => id === brand.id);
  return {
    rows: Number(head?.seq ?? 0),
    head: head?.hash.toString('hex') ?? null,
    broken: broken ? { seq: Number(broken.seq), rule: broken.rule } : null,
  };
}

/**
 * Verifies the audit logs of all brands. The head of each goes into the process log, which is
 * stored elsewhere: a forger of a whole chain would have to change that, too.
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
    log.info(detail, 'head of the audit log');
  }
  const [first] = broken;
  observeAudit(!first);
  if (!first) return;
  log.error({ event: 'audit_violated', violations: broken }, 'the audit log is broken');
  throw new Disproved(
    `The audit log of ${first.code} does not hold from row ${first.seq} on: ${first.rule}.`,
  );
}
