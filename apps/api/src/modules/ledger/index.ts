export type { LedgerAnswer, LedgerVerdict, Transfer } from '@lantern/database';
export { housePurse, memberPurse, post } from './ledger.store.ts';
