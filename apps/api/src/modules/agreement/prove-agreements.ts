import { Disproved } from '../../job.ts';
import type { AgreementContext } from './context.ts';
import { findViolations } from './settlement.store.ts';

/**
 * Compares bills with their payments, debts and periods.
 * @throws Disproved when they differ
 */
export async function proveAgreements({ db, log }: AgreementContext): Promise<void> {
  const violations = await findViolations(db.pool);
  const [first] = violations;
  if (!first) return;
  log.error(
    { event: 'agreements_disproved', violations: violations.slice(0, 20) },
    'bills of agreements break a rule',
  );
  throw new Disproved(`${first.rule}: ${first.subject}`);
}
