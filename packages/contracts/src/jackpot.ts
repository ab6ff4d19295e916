import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { game, gameLanguage, renderedPicture } from './games.ts';
import { amount, currency, sumOrZero } from './money.ts';
import { string } from './strings.ts';
import { instant } from './wire.ts';

export const jackpotNow = endpoint({
  name: 'jackpotNow',
  method: 'GET',
  path: '/lgw/games/jackpot',
  summary: 'Returns the brand’s jackpot with its odds, and the last wins; names are masked.',
  access: 'public',
  shared: true,
  query: z.strictObject({ language: gameLanguage }),
  value: z.strictObject({
    /** Null for a brand without one. */
    jackpot: z.nullable(
      z.strictObject({
        pot: sumOrZero,
        currency,
        /** The number of the pot, which rises with each win. */
        nth: z.number(),
        /** What the house adds, in millionths of each stake. */
        share: z.number(),
        /** A bet wins with a chance of stake ÷ odds, both in minor units. */
        odds: amount,
        /** What the next pot starts with. */
        seed: amount,
        games: z.array(game),
        /** The rendered scene behind the pot, twice as wide as high. */
        hero: z.optional(renderedPicture),
      }),
    ),
    /** The newest first. */
    wins: z.array(
      z.strictObject({ player: string(), game: string(), amount, currency, at: instant }),
    ),
  }),
  refusals: [],
});
export type JackpotNow = z.infer<typeof jackpotNow.value>;
