import * as z from 'zod/mini';
import { currency, sumOrZero } from '../money.ts';
import { capability } from './capability.ts';

export const jackpot = capability({
  name: 'jackpot',
  events: [
    /** To every page of a brand: the pot has grown, or was won and starts again. */
    z.strictObject({
      type: z.literal('jackpot'),
      pot: sumOrZero,
      currency,
      /** The number of the pot, which rises with each win. */
      nth: z.number(),
    }),
  ],
  areas: {
    jackpot: { look: ['cashier', 'reviewer', 'support'], act: ['reviewer'], approve: ['reviewer'] },
  },
  proposalKinds: { jackpot: 'jackpot' },
  movements: { jackpot_win: 'game' },
});
