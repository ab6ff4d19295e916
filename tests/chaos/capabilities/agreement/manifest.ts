import type { ChaosManifest } from '../../manifest.ts';
import { openPast } from './agents.ts';
import { compareBills } from './compare-bills.ts';
import { invariants } from './invariants.ts';
import { liveLine } from './live-line.ts';
import { mutants } from './mutants.ts';

export const agreement: ChaosManifest = {
  settings: {
    switches: ['DIVIDEND3', 'DAILYSALARY3', 'HOURLYSALARY3', 'REALTIMESALARY3'],
    agreements: { funding: 'upline', carryOver: 'forever', reviewFrom: '0' },
  },
  prepare: openPast,
  acts: { agreement: { weight: 3, slow: true, run: liveLine } },
  // A repeat of a step that was made finds it made.
  refusals: ['agreement_changed', 'rule_changed'],
  invariants,
  compare: compareBills,
  mutants,
};
