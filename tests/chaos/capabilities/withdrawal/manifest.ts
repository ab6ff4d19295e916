import type { ChaosManifest } from '../../manifest.ts';
import { addBankAccounts } from './bank-accounts.ts';
import { invariants } from './invariants.ts';
import { ledgerKeys } from './ledger-keys.ts';
import { mutants } from './mutants.ts';
import { settings } from './settings.ts';
import { withdraw } from './withdraw.ts';

export const withdrawal: ChaosManifest = {
  settings,
  prepare: addBankAccounts,
  acts: { withdrawal: { weight: 3, slow: true, run: withdraw } },
  refusals: ['withdrawal_decided', 'withdrawal_not_cancellable'],
  ledgerKeys,
  invariants,
  mutants,
};
