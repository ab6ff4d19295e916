import * as z from 'zod/mini';
import { count } from './numbers.ts';

export const bankAccount = {
  bankAccounts: z.strictObject({
    /** `minLength` and `maxLength` count the digits of an account number. */
    banks: z.array(
      z.strictObject({
        code: z.string(),
        names: z.record(z.string(), z.string()),
        minLength: count,
        maxLength: count,
      }),
    ),
    most: count,
    /** Hours until money may go to a new account. */
    holdHours: count,
  }),
};
