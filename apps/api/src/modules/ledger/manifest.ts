import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { proveLedger } from './prove-ledger.ts';

export const ledger = {
  declares: capabilities.ledger,
  jobs: [{ name: 'ledger-proof', cron: '*/5 * * * *', run: proveLedger }],
  partitions: ['transfer', 'entry'],
  chaos: { part: 'ledger' },
} as const satisfies Manifest<Data>;
