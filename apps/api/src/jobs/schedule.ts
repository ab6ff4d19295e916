import { forgetOldKeys } from '../http/idempotency.store.ts';
import { observeAudit } from '../http/metrics.ts';
import { proveAuditLogs } from '../modules/audit/index.ts';
import { followUpDeposits } from '../modules/deposit/index.ts';
import { checkLedger } from '../modules/ledger/index.ts';
import { endSpentTime } from '../modules/protection/index.ts';
import { reconcilePast } from '../modules/reconciliation/index.ts';
import { removeOldMarks, removeOldSessions, removeTrials } from '../modules/session/index.ts';
import { measureRoutes } from '../modules/site-status/index.ts';
import { removeOldStaffSessions } from '../modules/staff/index.ts';
import { followUpWallets } from '../modules/vendor-wallet/index.ts';
import { forgetOldRequests } from '../modules/verification/index.ts';
import { payOut, receiveDuePayouts } from '../modules/withdrawal/index.ts';
import type { Site } from '../site.ts';
import { Disproved } from './disproved.ts';
import { makePartitions } from './partitions.store.ts';

export interface Job {
  name: string;
  /** Cron, in UTC. */
  cron: string;
  run(site: Site): Promise<unknown>;
}

async function proveLedger(site: Site): Promise<void> {
  const violations = await checkLedger(site.db);
  if (violations.length > 0) {
    site.log.error(
      { event: 'ledger_violated', violations: violations.slice(0, 20) },
      'the ledger does not hold',
    );
    throw new Disproved(
      `The ledger does not hold: ${violations[0]?.rule} (${violations[0]?.subject}).`,
    );
  }
}

async function proveAudit(site: Site): Promise<void> {
  const broken = await proveAuditLogs(site);
  observeAudit(broken.length === 0);
  if (broken.length === 0) return;
  site.log.error({ event: 'audit_violated', violations: broken }, 'the audit log does not hold');
  const [first] = broken;
  throw new Disproved(
    `The audit log of ${first?.code} does not hold from row ${first?.seq} on: ${first?.rule}.`,
  );
}

async function cleanUpSessions({ db }: Site): Promise<void> {
  await removeOldSessions(db);
  await removeOldMarks(db);
  await removeOldStaffSessions(db);
}

/** What runs on a clock. */
export const schedule: readonly Job[] = [
  { name: 'deposit-follow-up', cron: '* * * * *', run: followUpDeposits },
  { name: 'withdrawal-payout', cron: '* * * * *', run: payOut },
  { name: 'withdrawal-receipt', cron: '* * * * *', run: receiveDuePayouts },
  { name: 'protection-time', cron: '* * * * *', run: ({ db }) => endSpentTime(db) },
  { name: 'wallet-follow-up', cron: '* * * * *', run: followUpWallets },
  { name: 'domain-routes', cron: '*/5 * * * *', run: measureRoutes },
  { name: 'ledger-proof', cron: '*/5 * * * *', run: proveLedger },
  { name: 'reconciliation', cron: '13 4 * * *', run: reconcilePast },
  { name: 'audit-proof', cron: '29 2 * * *', run: proveAudit },
  { name: 'sealing-key-rotation', cron: '7 * * * *', run: ({ seal }) => seal.rotate() },
  { name: 'idempotency-clean-up', cron: '23 * * * *', run: ({ db }) => forgetOldKeys(db) },
  { name: 'trial-clean-up', cron: '*/10 * * * *', run: ({ db }) => removeTrials(db) },
  { name: 'code-request-clean-up', cron: '37 * * * *', run: ({ db }) => forgetOldRequests(db) },
  { name: 'session-clean-up', cron: '17 3 * * *', run: cleanUpSessions },
  { name: 'partitions', cron: '41 0 * * *', run: ({ db }) => makePartitions(db, 3) },
];
