import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { game, gameLanguage } from './games.ts';
import { amount, currency, sumOrZero } from './money.ts';
import { id, instant } from './wire.ts';

/**
 * `used`: all rounds are played. `expired`: the time is over. `withdrawn`: staff took back what was
 * left.
 */
export const freeRoundStates = ['active', 'used', 'expired', 'withdrawn'] as const;

const grant = z.strictObject({
  id,
  state: z.enum(freeRoundStates),
  /** What each round is played for. */
  value: amount,
  currency,
  rounds: z.number(),
  left: z.number(),
  /** What the rounds have won. */
  won: sumOrZero,
  /** The part of the wins, in percent, that must be wagered before a withdrawal. */
  turnoverPercent: z.number(),
  expiresAt: instant,
  /** Those that the brand offers now. */
  games: z.array(game),
});
export type FreeRoundGrant = z.infer<typeof grant>;

/** Ended grants are shown for so many days. */
export const endedFreeRoundDays = 30;

export const freeRounds = endpoint({
  name: 'freeRounds',
  method: 'GET',
  path: '/wps/member/free-rounds',
  summary: 'Lists the member’s free rounds: the ones to play first, then those that have ended.',
  access: 'member',
  passive: true,
  query: z.strictObject({ language: gameLanguage }),
  value: z.strictObject({ list: z.array(grant) }),
  refusals: [],
});
