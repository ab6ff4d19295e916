import * as z from 'zod/mini';
import { limitHit } from '../protection-limit.ts';
import { capability } from './capability.ts';

export const play = capability({
  name: 'play',
  events: [
    /** A bet was refused by one of the member's limits; sent at most every ten seconds. */
    z.strictObject({ type: z.literal('stake_refused'), ...limitHit }),
  ],
  areas: {
    winnings: { look: ['cashier', 'reviewer', 'support'], act: ['reviewer'] },
  },
  movements: { bet: 'game', win: 'game', bet_rollback: 'game', win_rollback: 'game' },
});
