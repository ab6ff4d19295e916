import * as z from 'zod/mini';
import { string } from '../strings.ts';
import { capability } from './capability.ts';

export const vendorWallet = capability({
  name: 'vendor-wallet',
  events: [
    /** A transfer with a vendor's wallet changed. */
    z.strictObject({ type: z.literal('wallet'), reference: string(), state: string() }),
  ],
  areas: {
    wallets: { look: ['cashier', 'reviewer', 'support'], act: ['cashier', 'reviewer'] },
    walletSettings: { look: ['cashier', 'reviewer', 'support'], act: [] },
  },
  movements: { wallet_out: 'wallet', wallet_in: 'wallet', wallet_returned: 'wallet' },
});
