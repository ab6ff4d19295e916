import * as z from 'zod/mini';
import { string } from '../strings.ts';
import { capability } from './capability.ts';

export const deposit = capability({
  name: 'deposit',
  events: [z.strictObject({ type: z.literal('deposit'), reference: string(), status: string() })],
  areas: {
    deposits: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['cashier'],
      approve: ['reviewer'],
    },
  },
  proposalKinds: { deposit: 'deposits' },
  movements: { deposit: 'deposit', deposit_fee: 'deposit' },
});
