import * as z from 'zod/mini';
import { minorUnits } from './numbers.ts';

export const jackpot = {
  /** The progressive jackpot over slots of the house (docs/decisions/061). */
  jackpot: z.strictObject({
    open: z.boolean(),
    /** Node ids. */
    games: z.array(z.string().check(z.regex(/^BGS:[\w-]+$/))),
    /** What the house adds to the pot, in millionths of each stake. */
    share: z.number().check(z.int(), z.minimum(1), z.maximum(50_000)),
    /** What a pot starts with. */
    seed: minorUnits,
    /** A pot takes no more shares from here on. */
    most: minorUnits,
    /** The stakes for one expected win: a bet wins with a chance of stake ÷ odds. */
    odds: minorUnits,
  }),
};
