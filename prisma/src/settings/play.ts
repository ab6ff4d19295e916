import * as z from 'zod/mini';
import { minorUnits } from './numbers.ts';

export const play = {
  winnings: z.strictObject({
    /** From this win of a round on, the win is held from withdrawal until staff release it. */
    heldFrom: minorUnits,
    /** Other amounts, by vendor (`BGS`) or by game (`BGS:lucky-bowl`). */
    heldFromOf: z.record(z.string().check(z.regex(/^[A-Za-z0-9-]+(:[\w-]+)?$/)), minorUnits),
  }),
};
