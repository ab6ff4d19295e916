import * as z from 'zod/mini';
import { count } from './numbers.ts';

export const statements = {
  statements: z.strictObject({
    /** How many days after a deposit, and around a payout, its bank line is looked for. */
    matchDays: count.check(z.maximum(31)),
    /** Accounts with statements besides those that members pay to, such as one for payouts. */
    otherAccounts: z.array(
      z.strictObject({
        bankName: z.string(),
        accountNumber: z.string().check(z.regex(/^[A-Za-z0-9]{4,32}$/)),
        holderName: z.string(),
      }),
    ),
  }),
};
