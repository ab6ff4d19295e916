import * as z from 'zod/mini';
import { amount, amountOrZero, currency } from './money.ts';
import { id, webUrl } from './wire.ts';

/**
 * The transfer protocol, site → vendor, for vendors that keep a wallet of their own for each
 * player. Money is sent there, played with there and fetched back; between that the vendor owes it.
 * Every call is a POST of JSON, signed over the raw body (packages/signing), and answers in the
 * usual envelope.
 *
 * - `reference` is the site's own name of a transfer and the key of exactly-once: a call that comes
 *   again with it changes nothing and gets the first answer; with other content it is refused with
 *   `reference_reused`.
 * - A transfer has two ends, `done` and `refused`, and keeps the one that it has come to.
 * - `status` brings a transfer to its end where it has none: a vendor that has never heard of the
 *   reference writes it down as refused (`not_received`), so that a call that was delayed on its
 *   way is refused when it arrives. Whoever has asked knows for certain, and may act on it.
 * - An answer that is lost, late, or no answer of this protocol says nothing about the transfer:
 *   the site asks for its status.
 */
export const transferWalletPaths = {
  createPlayer: '/v1/players',
  transferIn: '/v1/transfers/in',
  transferOut: '/v1/transfers/out',
  transferOutAll: '/v1/transfers/out-all',
  balance: '/v1/balance',
  status: '/v1/transfers/status',
  launch: '/v1/launch',
} as const;

/** The site's reference of a transfer, such as `T-7K2M9Q4W`. */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/));
const gameCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const player = { playerId: id, currency };

/** The same player again changes nothing but the name. */
export const createPlayerRequest = z.strictObject({
  ...player,
  /** Digits behind the point of the currency. */
  digits: z.number().check(z.int(), z.minimum(0), z.maximum(18)),
  /** What the game may show as the player's name. */
  nickname: z.string().check(z.minLength(1), z.maxLength(40)),
});
export const createPlayerValue = z.strictObject({ playerId: id });

export const transferRequest = z.strictObject({ ...player, reference, amount });
/** Takes all that the player has there at that moment; the answer says how much. */
export const transferAllRequest = z.strictObject({ ...player, reference });

/** Why a vendor does not do a transfer. */
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
    /** What has moved; zero where all of nothing was taken out. */
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
  language: z.string().check(z.minLength(2), z.maxLength(16)),
  theme: z.enum(['light', 'dark']),
});
/** The address of the game, good once and for a minute. */
export const vendorLaunchValue = z.strictObject({ url: webUrl });
