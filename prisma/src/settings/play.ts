import * as z from 'zod/mini';
import { atLeastOne, minorUnits } from './numbers.ts';

export const play = {
  winnings: z.strictObject({
    /** From this win of a round on, the win is held from withdrawal until staff release it. */
    heldFrom: minorUnits,
    /** Other amounts, by vendor (`BGS`) or by game (`BGS:lucky-bowl`). */
    heldFromOf: z.record(z.string().check(z.regex(/^[A-Za-z0-9-]+(:[\w-]+)?$/)), minorUnits),
  }),
  /** Rounds that a vendor does not end. */
  rounds: z.strictObject({
    /** The vendor is asked about a round that is open for so long. */
    openMinutes: z.number().check(z.int(), z.minimum(15), z.maximum(1440)),
    /** Hours after which the rule below applies to a round that the vendor does not explain. */
    waitHours: atLeastOne,
    /** Staff decide, the stake goes back, or the round ends and the stake is lost. */
    unexplained: z.enum(['staff', 'refund', 'lose']),
  }),
};
