import * as z from 'zod/mini';

export const vendorWallet = {
  wallets: z.strictObject({
    /**
     * One wallet for every game: nothing goes to vendors that keep wallets of their own, and what
     * they have comes back.
     */
    single: z.boolean(),
    /** Fetches what other vendors have before a game is opened. */
    recallBeforeGame: z.boolean(),
    /**
     * Sends the main balance to a vendor with its own wallet when a game of it opens. What another
     * vendor still has comes back first.
     */
    moveIntoGame: z.boolean(),
  }),
};
