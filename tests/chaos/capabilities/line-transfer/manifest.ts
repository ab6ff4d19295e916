import type { ChaosManifest } from '../../manifest.ts';
import { invariants } from './invariants.ts';
import { sendAlongLine } from './send-along-line.ts';

export const lineTransfer: ChaosManifest = {
  settings: {
    transfers: {
      toUpline: true,
      toDownline: true,
      minimum: '1',
      perDay: '900000000000',
      watchFrom: '900000000000',
    },
  },
  acts: { line: { weight: 4, run: sendAlongLine } },
  ledgerKeys: [
    `select 'line' as kind, idempotency_key as key, 'line_transfer:' || id as "ledgerKey"
       from line_transfer`,
  ],
  invariants,
};
