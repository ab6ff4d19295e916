import { capabilities } from '@lantern/contracts';
import type { Brands } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import type { VendorWalletContext } from './context.ts';
import { followUpWallets } from './follow-up.ts';
import { readAllRounds } from './read-rounds.ts';
import { vendorWalletRoutes } from './vendor-wallet.routes.ts';

export const vendorWallet = {
  declares: capabilities.vendorWallet,
  routes: [vendorWalletRoutes],
  jobs: [
    { name: 'wallet-follow-up', cron: '* * * * *', run: followUpWallets },
    { name: 'vendor-rounds', cron: '* * * * *', run: readAllRounds },
  ],
  settings: ['wallets'],
  chaos: { part: 'vendor-wallet' },
} as const satisfies Manifest<VendorWalletContext & Brands>;
