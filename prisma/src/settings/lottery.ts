import * as z from 'zod/mini';
import { minorUnits } from './numbers.ts';

export const lottery = {
  lottery: z.strictObject({
    /** The most that the brand pays for one number of a play in one draw. */
    exposureLimit: minorUnits,
  }),
};
