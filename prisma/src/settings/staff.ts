import * as z from 'zod/mini';
import { atLeastOne, minorUnits } from './numbers.ts';

export const staff = {
  staff: z
    .strictObject({
      /** Below this sum of a day, over all members, one person credits deposits alone. */
      creditAlonePerDay: minorUnits,
      /** Below this sum of a day, over all members, one person approves withdrawals alone. */
      approveAlonePerDay: minorUnits,
      /**
       * From this sum of a member's withdrawals of a day on, different people credit, approve and
       * pay.
       */
      separateFrom: minorUnits,
      /** Over so many days, a person who credited a member does not approve or pay. */
      separateDays: atLeastOne,
      /** The largest adjustment, and the sum of a day that one person may propose. */
      adjustmentMost: minorUnits,
      adjustmentPerDay: minorUnits,
    })
    .check(
      z.refine(
        ({ adjustmentMost, adjustmentPerDay }) =>
          BigInt(adjustmentMost) <= BigInt(adjustmentPerDay),
        { message: 'one adjustment is above the sum of a day', path: ['adjustmentMost'] },
      ),
    ),
};
