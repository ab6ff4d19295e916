import type { ChaosManifest } from '../../manifest.ts';
import { invariants } from './invariants.ts';
import { moveFunds } from './move-funds.ts';
import { mutants } from './mutants.ts';
import { compareVendor } from './vendor.ts';

export const vendorWallet: ChaosManifest = {
  acts: { wallet: { weight: 3, slow: true, run: moveFunds } },
  refusals: ['wallet_transfer_open'],
  ledgerKeys: [
    `select 'wallet in asked' as kind, idempotency_key as key,
            'wallet_transfer:' || id || ':out' as "ledgerKey"
       from wallet_transfer where direction = 'in'`,
    `select 'wallet back' as kind, reference as key,
            'wallet_transfer:' || id || ':returned' as "ledgerKey"
       from wallet_transfer where direction = 'in'`,
    `select 'wallet out' as kind, reference as key,
            'wallet_transfer:' || id || ':in' as "ledgerKey"
       from wallet_transfer where direction = 'out'`,
  ],
  invariants,
  compare: compareVendor,
  mutants,
};
