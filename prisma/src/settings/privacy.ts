import * as z from 'zod/mini';
import { count } from './numbers.ts';

export const privacy = {
  privacy: z.strictObject({
    /** For how many days after a payment the law makes the brand keep who paid. */
    keepDays: count.check(z.maximum(7300)),
  }),
};
