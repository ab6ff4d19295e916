import * as z from 'zod/mini';
import { count, minorUnits, minorUnitsOrZero } from './numbers.ts';

export const freeRounds = {
  /** Free rounds that staff grant (docs/decisions/064). */
  freeRounds: z
    .strictObject({
      /** The part of the wins, in percent, that must be wagered before a withdrawal. */
      turnoverPercent: count.check(z.maximum(10_000)),
      /** The largest value of one round. */
      valueMost: minorUnits,
      /** The largest value of all rounds of a grant. */
      most: minorUnits,
      /** Below this sum of a day, one person grants alone. */
      alonePerDay: minorUnitsOrZero,
    })
    .check(
      z.refine(({ valueMost, most }) => BigInt(valueMost) <= BigInt(most), {
        message: 'one round is above the value of a grant',
        path: ['valueMost'],
      }),
    ),
};
