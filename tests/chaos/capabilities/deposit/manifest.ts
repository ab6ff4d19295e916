import type { ChaosManifest } from '../../manifest.ts';
import { compareGateway } from './gateway.ts';
import { invariants } from './invariants.ts';
import { makeDeposit } from './make-deposit.ts';
import { mutants } from './mutants.ts';

export const deposit: ChaosManifest = {
  acts: { deposit: { weight: 10, run: makeDeposit } },
  refusals: ['too_many_open_deposits'],
  ledgerKeys: [
    `select 'deposit paid' as kind, reference as key, 'deposit:' || id as "ledgerKey" from deposit`,
  ],
  invariants,
  compare: compareGateway,
  mutants,
};
