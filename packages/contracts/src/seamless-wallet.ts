import * as z from 'zod/mini';
import { type Endpoint, endpoint } from './endpoint.ts';
import { gameCategory, volatilities } from './games.ts';
import { amount, amountOrZero, currency, signedAmount } from './money.ts';
import { string } from './strings.ts';
import { id, instant, webUrl } from './wire.ts';

/**
 * The seamless-wallet protocol, vendor → site. The site owns the balance; a vendor asks for it and
 * reports each bet, win and rollback. Every call is a POST, signed over the raw body
 * (packages/signing), with the usual envelope in the reply.
 * ¶ - `transactionId` is the vendor's business id and the idempotency key: the same content gets
 * the same reply, other content `transaction_mismatch`.
 * - Wins and rollbacks are accepted for expired sessions and blocked members, because they are
 *   owed.
 * - A vendor repeats a call until it gets a reply. After a bet with an unknown result it sends a
 *   rollback, which is accepted even before the bet; a later bet is then refused.
 * - Amounts are whole minor units in decimal digits; `digits` in the reply to `authenticate` is the
 *   number of decimal places.
 */

const reference = string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
const sessionToken = string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/));

/** How a player can verify a round. Everything may be shown once the round has ended. */
export const fairness = z.strictObject({
  /** The published algorithm that turns the seeds into an outcome. */
  algorithm: string().check(z.minLength(1), z.maxLength(40)),
  /** SHA-256 of the server seed in hex, shown before the bet. */
  serverSeedHash: string().check(z.regex(/^[0-9a-f]{64}$/)),
  clientSeed: string().check(z.minLength(1), z.maxLength(64)),
  nonce: z.number().check(z.int(), z.minimum(0)),
  /** The outcome in the game's notation, such as `fish,fish,crab`. */
  outcome: string().check(z.maxLength(200)),
  /** The vendor's verification page; omitted if its origin is not the vendor's. */
  verifyUrl: z.optional(webUrl.check(z.maxLength(500))),
});
export type Fairness = z.infer<typeof fairness>;

/** Details of a round for the betting record, besides amounts. */
export const roundDetails = z.strictObject({
  /** The bets in the game's wording, such as `Crab ₫1,000, Fish ₫2,000`. */
  selection: z.optional(string().check(z.maxLength(300))),
  /** The bets by the game's codes, such as `crab`; the page translates them. */
  stakes: z.optional(
    z.array(z.strictObject({ on: reference, amount })).check(z.minLength(1), z.maxLength(100)),
  ),
  fairness: z.optional(fairness),
});
export type RoundDetails = z.infer<typeof roundDetails>;

const request = { requestId: reference };
const play = { ...request, playerId: id, gameCode: reference, roundId: reference, currency };

export const authenticateRequest = z.strictObject({ ...request, token: sessionToken });
export const balanceRequest = z.strictObject({ ...request, playerId: id, currency });
export const betRequest = z.strictObject({
  ...play,
  transactionId: reference,
  sessionToken,
  amount,
  details: z.optional(roundDetails),
});
export const freeBetRequest = z.strictObject({
  ...play,
  transactionId: reference,
  sessionToken,
  /** Of a promotion of the vendor: accepted for ended sessions and blocked members, as wins are. */
  promotion: z.optional(z.boolean()),
  /** The site's grant of free rounds that this round uses; its wins are paid by its terms. */
  freeRounds: z.optional(id),
  details: z.optional(roundDetails),
});
export const winRequest = z.strictObject({
  ...play,
  transactionId: reference,
  /** The bet of this win. */
  betTransactionId: reference,
  /** Zero for a lost bet. */
  amount: amountOrZero,
  roundClosed: z.boolean(),
  /** The round has drawn the site's jackpot: the site pays its pot with this win, once. */
  jackpot: z.optional(z.literal(true)),
  details: z.optional(roundDetails),
});
export const rollbackRequest = z.strictObject({
  ...play,
  transactionId: reference,
  /** The bet or win to roll back, even if it has not arrived yet. */
  targetTransactionId: reference,
});
export const endRoundRequest = z.strictObject({ ...play, details: z.optional(roundDetails) });

const balanceNow = { requestId: reference, playerId: id, currency, balance: signedAmount };
export const authenticateValue = z.strictObject({
  ...balanceNow,
  /** Required for every bet; optional for wins and rollbacks. */
  sessionToken,
  /** Decimal places of the currency. */
  digits: z.number(),
  /** BCP 47. */
  language: string(),
  /** The player's display name. */
  nickname: string(),
  /** Play money, without real wins or losses. */
  trial: z.boolean(),
  /** The site's jackpot, where the opened game takes part in it. */
  jackpot: z.optional(
    z.strictObject({
      /** A bet draws the jackpot with a chance of stake ÷ odds, both in minor units. */
      odds: amount,
      /** What the site adds to the pot, in millionths of each stake. */
      share: z.number(),
    }),
  ),
  /** Free rounds that the site has granted for the opened game; the first to expire. */
  freeRounds: z.optional(
    z.strictObject({
      /** Sent with each free bet. */
      id,
      /** What each round is played for. */
      value: amount,
      left: z.number(),
      expiresAt: instant,
    }),
  ),
});
export const balanceValue = z.strictObject(balanceNow);
export const transactionValue = z.strictObject({
  ...balanceNow,
  transactionId: reference,
  /** The site's transaction reference. */
  operatorTransactionId: string(),
  /** What the jackpot paid with this win. */
  jackpot: z.optional(amount),
  /** How many free rounds of the grant are left after a free bet. */
  freeRoundsLeft: z.optional(z.number()),
});
export const endRoundValue = z.strictObject({ ...balanceNow, roundId: reference });

const call = <Body extends z.ZodMiniType, Value extends z.ZodMiniType>(
  name: string,
  path: string,
  summary: string,
  body: Body,
  value: Value,
  refusals: Endpoint['refusals'],
  singleUse = false,
) =>
  endpoint({
    ...{ name, method: 'POST', path: `/vendor/:vendor/${path}`, summary, access: 'vendor' },
    ...{ body, value, refusals, singleUse, protocol: 'seamless' },
  });

const wrongPlayer = ['player_not_found', 'wrong_currency'] as const;

export const vendorAuthenticate = call(
  'vendorAuthenticate',
  'authenticate',
  'Exchanges the single-use token of a launch for the player and a play session.',
  authenticateRequest,
  authenticateValue,
  ['launch_token_invalid', 'player_blocked'],
  true,
);
export const vendorBalance = call(
  'vendorBalance',
  'balance',
  'The balance that a player can stake.',
  balanceRequest,
  balanceValue,
  wrongPlayer,
  true,
);
export const vendorBet = call(
  'vendorBet',
  'bet',
  'Takes a stake. Answers `insufficient_funds` with the balance in `value`.',
  betRequest,
  transactionValue,
  [
    ...wrongPlayer,
    'game_not_found',
    'play_session_expired',
    'player_blocked',
    'member_in_debt',
    'limit_reached',
    'insufficient_funds',
    'game_maintenance',
    'transaction_mismatch',
    'transaction_rolled_back',
    'round_closed',
  ],
);
export const vendorFreeBet = call(
  'vendorFreeBet',
  'free-bet',
  'Opens a round without a stake: a free round, or a win of the vendor’s own promotion.',
  freeBetRequest,
  transactionValue,
  [
    ...wrongPlayer,
    'game_not_found',
    'play_session_expired',
    'player_blocked',
    'limit_reached',
    'game_maintenance',
    'transaction_mismatch',
    'transaction_rolled_back',
    'round_closed',
    'free_rounds_over',
  ],
);
export const vendorWin = call(
  'vendorWin',
  'win',
  'Pays a win, or closes a lost bet with an amount of zero.',
  winRequest,
  transactionValue,
  [
    ...wrongPlayer,
    'transaction_not_found',
    'transaction_mismatch',
    'transaction_rolled_back',
    // The balance has reached its maximum.
    'amount_out_of_range',
  ],
);
export const vendorRollback = call(
  'vendorRollback',
  'rollback',
  'Undoes one bet or win, whether it has arrived or not.',
  rollbackRequest,
  transactionValue,
  [...wrongPlayer, 'transaction_mismatch', 'bet_already_settled', 'amount_out_of_range'],
);
export const vendorEndRound = call(
  'vendorEndRound',
  'end-round',
  'Closes a round; a stake without a win is then lost.',
  endRoundRequest,
  endRoundValue,
  [...wrongPlayer, 'round_not_found'],
);

/** The site's own calls to a vendor, signed in the same way, with the usual envelope. */
export const vendorPaths = {
  games: '/api/catalogue',
  round: '/api/rounds/report',
  /** What moved money in the rounds of a day. A vendor without the list answers 404. */
  day: '/api/days/report',
  /** The rooms of card games, with the players in them now. Only vendors of such games have it. */
  rooms: '/api/rooms',
} as const;

const wholeUnits = string().check(z.regex(/^(0|[1-9]\d{0,14})(\.\d{1,8})?$/));
const byCurrency = z.record(currency, wholeUnits);

/** A game that a vendor publishes. What is missing is unknown. */
export const publishedGame = z.object({
  code: string().check(z.regex(/^[\w-]{1,64}$/)),
  /** By language. */
  names: z.record(string().check(z.regex(/^[A-Za-z-]{2,16}$/)), string().check(z.maxLength(120))),
  category: gameCategory,
  classify: z.nullish(string().check(z.maxLength(32))),
  /** Percent. */
  rtp: z.nullish(string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/))),
  /** Whether trial accounts can play it. */
  trial: z.boolean(),
  /** The smallest and the largest stake, in whole units of the currency. */
  minBet: z.optional(byCurrency),
  maxBet: z.optional(byCurrency),
  volatility: z.nullish(z.enum(volatilities)),
  /** The winning lines of a slot. */
  lines: z.nullish(z.number().check(z.int(), z.minimum(1))),
  /** An address of a picture. */
  art: z.optional(webUrl),
});
/** Fields that are not named here are ignored. */
export const catalogueValue = z.object({
  games: z.array(publishedGame).check(z.maxLength(20_000)),
});

export const roundReportRequest = z.strictObject({ playerId: id, roundId: reference });

const mostTransactions = 1000;
const transactions = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.array(schema).check(z.maxLength(mostTransactions));

/**
 * How a round stands at the vendor, with the transactions that the site should have. Those that it
 * does not have yet are carried out, with the ids by which a late call of the vendor is known.
 */
export const roundReportValue = z.strictObject({
  /** `unknown`: the vendor has no such round of this player. */
  state: z.enum(['unknown', 'open', 'ended']),
  /** The vendor's ids of the accepted bets. */
  bets: transactions(reference),
  wins: transactions(
    z.strictObject({
      transactionId: reference,
      betTransactionId: reference,
      amount: amountOrZero,
      jackpot: z.optional(z.literal(true)),
    }),
  ),
  rollbacks: transactions(
    z.strictObject({ transactionId: reference, targetTransactionId: reference }),
  ),
});
export type RoundReportValue = z.infer<typeof roundReportValue>;

export const dayReportRequest = z.strictObject({
  /** In UTC. */
  day: z.iso.date(),
  /** Where the page before ended; null for the first one. */
  after: z.nullable(reference),
});

/** The bets and wins with an amount that stand, of the rounds that began on a day. */
export const dayReportValue = z.strictObject({
  transactions: transactions(
    z.strictObject({ transactionId: reference, kind: z.enum(['bet', 'win']), currency, amount }),
  ),
  /** Where the next page begins; null for the last one. */
  next: z.nullable(reference),
});
export type DayReportValue = z.infer<typeof dayReportValue>;
