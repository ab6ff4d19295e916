import type { ChaosManifest } from '../../manifest.ts';
import { mutants } from './mutants.ts';

export const audit: ChaosManifest = {
  invariants: [
    {
      rule: 'I8 the chain of the audit log',
      sql: `select concat_ws(' ', seq, rule) as what from audit_violations()`,
    },
  ],
  mutants,
};
