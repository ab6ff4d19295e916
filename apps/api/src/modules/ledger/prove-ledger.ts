import type { Data, Logged } from '../../contexts.ts';
import { Disproved } from '../../job.ts';
import { ledgerViolations } from './ledger.store.ts';

/** @throws Disproved when the ledger violates one of its rules */
export async function proveLedger({ db, log }: Data & Logged): Promise<void> {
  const violations = await ledgerViolations(db);
  const [first] = violations;
  if (!first) return;
  log.error({ event: 'ledger_violated', violations }, 'the ledger is broken');
  throw new Disproved(`The ledger does not hold: ${first.rule} (${first.subject}).`);
}
