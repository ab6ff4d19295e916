import * as z from 'zod/mini';
import { currency, signedAmount } from '../money.ts';
import { capability } from './capability.ts';

export const ledger = capability({
  name: 'ledger',
  events: [
    z.strictObject({
      type: z.literal('balance'),
      sumBalance: signedAmount,
      currency,
      /** As in the balance call: the highest version wins. */
      version: z.number(),
    }),
  ],
  areas: { ledger: { look: ['cashier', 'reviewer'], act: [] } },
  movements: { debt_repaid: 'correction', opening_balance: 'correction' },
});
