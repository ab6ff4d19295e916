import * as z from 'zod/mini';
import { minorUnits } from './numbers.ts';

export const lineTransfer = {
  transfers: z
    .strictObject({
      /**
       * Whether members may send money to the member directly above them, and agents to those
       * below.
       */
      toUpline: z.boolean(),
      toDownline: z.boolean(),
      minimum: minorUnits,
      maximum: minorUnits,
      /** What one member may send on one day of the brand. */
      perDay: minorUnits,
      /**
       * From this sum of a day on, each transfer is recorded for the search for money laundering.
       */
      watchFrom: minorUnits,
    })
    .check(
      z.refine(
        ({ minimum, maximum }) => BigInt(minimum) <= BigInt(maximum),
        'the minimum is above the maximum',
      ),
    ),
};
