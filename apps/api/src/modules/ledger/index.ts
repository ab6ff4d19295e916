import type { Database } from '../../db/database.ts';
import { ledgerViolations } from './ledger.store.ts';

export type { LedgerAnswer, LedgerVerdict, Transfer } from '@lantern/database';
export { housePurse, memberPurse, post } from './ledger.store.ts';

/** What does not hold of the ledger; nothing, unless something is badly wrong. */
export const checkLedger = (db: Database) => ledgerViolations(db);
