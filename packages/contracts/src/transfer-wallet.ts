import * as z from 'zod/mini';
import { amount, amountOrZero, currency, sumOrZero } from './money.ts';
import { roundDetails } from './seamless-wallet.ts';
import { string } from './strings.ts';
import { id, instant, webUrl } from './wire.ts';

/**
 * The transfer protocol, site → vendor, for vendors with their own player wallets. Money is sent
 * there, played with, and recalled; meanwhile the vendor owes it. Every call is a signed JSON POST
 * (packages/signing) with the usual envelope in the reply.
 * ¶ - `reference` is the site's transfer id and the idempotency key: repeating it changes nothing
 * and returns the first reply; other content is refused with `reference_reused`.
 * - A transfer ends as `done` or `refused`, and never changes afterwards.
 * - `status` ends an unknown transfer: the vendor stores the reference as refused (`not_received`),
 *   so that a delayed call is refused when it arrives. The reply is final.
 * - A lost, late or invalid reply says nothing about the transfer: the site asks for its status.
 * - `rounds` lists what was played, for records, limits and turnover. The site asks again from its
 * cursor. A round is known by its `roundId`; of its revisions the highest holds. `round` repeats
 * one that has been open for long.
 */
export const transferWalletPaths = {
  createPlayer: '/v1/players',
  transferIn: '/v1/transfers/in',
  transferOut: '/v1/transfers/out',
  transferOutAll: '/v1/transfers/out-all',
  balance: '/v1/balance',
  status: '/v1/transfers/status',
  launch: '/v1/launch',
  games: '/v1/games',
  rounds: '/v1/rounds',
  round: '/v1/rounds/one',
} as const;

/** The site's transfer reference, such as `T-7K2M9Q4W`. */
const reference = string().check(z.regex(/^[A-Z0-9-]{4,32}$/));
const gameCode = string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const player = { playerId: id, currency };

/** Repeating a player only updates the name. */
export const createPlayerRequest = z.strictObject({
  ...player,
  /** Decimal places of the currency. */
  digits: z.number().check(z.int(), z.minimum(0), z.maximum(18)),
  /** The player's display name. */
  nickname: string().check(z.minLength(1), z.maxLength(40)),
});
export const createPlayerValue = z.strictObject({ playerId: id });

export const transferRequest = z.strictObject({ ...player, reference, amount });
/** Withdraws the player's full balance; the reply has the amount. */
export const transferAllRequest = z.strictObject({ ...player, reference });

/** Reasons for refusing a transfer. */
export const transferReason = z.enum([
  'player_not_found',
  'wrong_currency',
  'insufficient_funds',
  'player_blocked',
  'amount_out_of_range',
  'not_received',
]);
export type TransferReason = z.infer<typeof transferReason>;

export const transferValue = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('done'),
    reference,
    /** The moved amount; zero if the full balance was zero. */
    amount: amountOrZero,
    currency,
  }),
  z.strictObject({ status: z.literal('refused'), reference, reason: transferReason }),
]);
export type TransferValue = z.infer<typeof transferValue>;

export const transferStatusRequest = z.strictObject({ reference });

export const vendorBalanceRequest = z.strictObject(player);
export const vendorBalanceValue = z.strictObject({ ...player, balance: amountOrZero });

export const vendorLaunchRequest = z.strictObject({
  ...player,
  gameCode,
  /** BCP 47. */
  language: string().check(z.minLength(2), z.maxLength(16)),
  theme: z.enum(['light', 'dark']),
});
/** The game's address; it works once, within a minute. */
export const vendorLaunchValue = z.strictObject({ url: webUrl });

/** A position in a vendor's list of changed rounds; only the vendor reads it. */
const cursor = string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
export const mostRounds = 500;

/** The rounds that changed behind a cursor, of all players; from the first one without it. */
export const roundsRequest = z.strictObject({
  after: z.optional(cursor),
  most: z.number().check(z.int(), z.minimum(1), z.maximum(mostRounds)),
});

export const reportedRound = z.strictObject({
  roundId: string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)),
  /** Higher with every change of the round. */
  revision: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  ...player,
  gameCode,
  /** A cancelled round has returned its stake and taken its payout back. */
  status: z.enum(['open', 'settled', 'cancelled']),
  /** All stakes of the round, and all it has paid so far, stakes included. */
  stake: amount,
  payout: amountOrZero,
  /** The first stake. */
  playedAt: instant,
  details: z.optional(roundDetails),
});
export type ReportedRound = z.infer<typeof reportedRound>;

/** One round of a player, as `rounds` lists it; null if there is none. */
export const roundRequest = z.strictObject({ playerId: id, roundId: reportedRound.shape.roundId });
export const roundValue = z.strictObject({ round: z.nullable(reportedRound) });

export const roundsValue = z.strictObject({
  rounds: z.array(reportedRound).check(z.maxLength(mostRounds)),
  /** The position behind these rounds. */
  next: cursor,
  /** Whether more rounds have changed behind it. */
  more: z.boolean(),
  /** If there are no more: every change until then is listed. */
  completeUntil: instant,
  /** The sums over these rounds, so that the site notices a damaged list. */
  totals: z.strictObject({ rounds: z.number(), stake: sumOrZero, payout: sumOrZero }),
});
