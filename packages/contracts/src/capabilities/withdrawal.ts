import * as z from 'zod/mini';
import { string } from '../strings.ts';
import { capability } from './capability.ts';

export const withdrawal = capability({
  name: 'withdrawal',
  events: [
    z.strictObject({ type: z.literal('withdrawal'), reference: string(), status: string() }),
  ],
  areas: {
    withdrawals: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['cashier', 'reviewer'],
      approve: ['reviewer'],
    },
    disputes: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['cashier', 'reviewer'],
      approve: ['reviewer'],
    },
    turnover: { look: ['cashier', 'reviewer', 'support'], act: [] },
  },
  proposalKinds: { withdrawal: 'withdrawals', payout: 'withdrawals', dispute: 'disputes' },
  movements: {
    withdrawal_hold: 'withdrawal',
    withdrawal_release: 'withdrawal',
    withdrawal_returned: 'withdrawal',
  },
});
