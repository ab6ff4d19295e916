import type { ChaosManifest } from '../../manifest.ts';
import { look } from './look.ts';
import { mutants } from './mutants.ts';

export const ledger: ChaosManifest = {
  acts: { look: { weight: 3, run: look } },
  refusals: ['insufficient_funds'],
  invariants: [
    {
      rule: 'I1–I6 the ledger',
      sql: `select concat_ws(' ', rule || ':', subject, detail) as what from ledger_violations()`,
    },
  ],
  mutants,
};
