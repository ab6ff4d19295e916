import * as z from 'zod/mini';
import { capability } from './capability.ts';

export const freeRounds = capability({
  name: 'free-rounds',
  events: [
    /** The member got free rounds, or they were used or have ended. */
    z.strictObject({ type: z.literal('free_rounds') }),
  ],
  areas: {
    freeRounds: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['cashier'],
      approve: ['reviewer'],
    },
    freeRoundRules: { look: ['cashier', 'reviewer', 'support'], act: [] },
  },
  proposalKinds: { free_rounds: 'freeRounds' },
});
